/** What teams came to in past periods of whole days, for trying a contract on. */
import { rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'

export interface TrialDays {
  /** Business days, half-open. */
  readonly from: string
  readonly next: string
}

export interface TeamRow {
  agentId: string
  /** The place of the period in the list. */
  place: number
  valid: bigint
  /** Stakes less payouts of the team. */
  won: bigint
  active: number
}

interface Asked {
  readonly agentIds: readonly string[]
  readonly periods: readonly TrialDays[]
  readonly timeZone: string
}

const spans = ({ periods }: Asked) => sql`
  unnest(${periods.map(({ from }) => from)}::date[], ${periods.map(({ next }) => next)}::date[])
    WITH ORDINALITY AS p(first, next, place)`

/** Settled play of the teams, each by the line as it was on the day; the agents themselves do not count. */
export async function readTeamPlay(
  reader: Reader,
  asked: Asked & { readonly activeFrom: bigint },
): Promise<TeamRow[]> {
  const [first, last] = [asked.periods[0]!.from, asked.periods.at(-1)!.next]
  return rowsOf(
    reader,
    sql<TeamRow>`
    WITH member AS (
      SELECT n.agent_id, p.place, o.owner_no, o.shard, sum(d.valid) AS valid, sum(d.stake - d.payout) AS won
      FROM unnest(${asked.agentIds}::text[]) AS n(agent_id)
      JOIN identity.line_span s ON s.upline_id = n.agent_id
      JOIN wallet.owner o ON o.family = 1 AND o.owner_id = s.account_id AND o.owner_kind IN ('member', 'agent')
      JOIN wallet.member_play_day d ON d.owner_no = o.owner_no AND d.shard = o.shard
        AND d.day >= ${first}::date AND d.day < ${last}::date
        AND (d.day::timestamp AT TIME ZONE ${asked.timeZone}) >= s.since AND (d.day::timestamp AT TIME ZONE ${asked.timeZone}) < s.until
      JOIN ${spans(asked)} ON d.day >= p.first AND d.day < p.next
      GROUP BY 1, 2, 3, 4)
    SELECT m.agent_id AS "agentId", m.place::int AS place, sum(m.valid)::bigint AS valid, sum(m.won)::bigint AS won,
      (count(*) FILTER (WHERE m.valid >= ${asked.activeFrom} AND EXISTS (
        SELECT FROM wallet.member_slot b WHERE b.owner_no = m.owner_no AND b.shard = m.shard AND b.deposit > 0)))::int AS active
    FROM member m GROUP BY 1, 2`,
  )
}

export interface CostRow {
  agentId: string
  place: number
  cost: bigint
}

/** Rebates, promotions and salaries credited to the teams, the agents' own among them. */
export async function readTeamCosts(reader: Reader, asked: Asked): Promise<CostRow[]> {
  return rowsOf(
    reader,
    sql<CostRow>`
    SELECT n.agent_id AS "agentId", p.place::int AS place, sum(l.in_amount - l.out_amount)::bigint AS cost
    FROM unnest(${asked.agentIds}::text[]) AS n(agent_id)
    CROSS JOIN LATERAL (
      SELECT s.account_id, s.since, s.until FROM identity.line_span s WHERE s.upline_id = n.agent_id
      UNION ALL SELECT n.agent_id, '-infinity'::timestamptz, 'infinity'::timestamptz) AS s
    JOIN wallet.owner o ON o.family = 1 AND o.owner_id = s.account_id
    JOIN ${spans(asked)} ON true
    JOIN wallet.line_slot l ON l.owner_no = o.owner_no AND l.shard = o.shard AND l.grain = 1
      AND l.code IN (20, 21, 22, 23, 24, 25, 27, 28, 30, 31, 32, 33)
      AND l.slot >= (p.first::timestamp AT TIME ZONE ${asked.timeZone}) AND l.slot < (p.next::timestamp AT TIME ZONE ${asked.timeZone})
      AND l.slot >= s.since AND l.slot < s.until
    GROUP BY 1, 2`,
  )
}
