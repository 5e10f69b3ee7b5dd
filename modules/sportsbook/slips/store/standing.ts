/** What a batch of bets is judged by beside the markets: members' sums and what a house holds on selections. */
import {
  byKeysAlone,
  oneOf,
  question,
  rowsOf,
  sql,
  type Question,
  type Reader,
} from '../../../../platform/postgres.ts'
import type { Held } from '../rules/exposure.ts'
import type { MemberRisk } from '../rules/limits.ts'

/** One of the namespaces of advisory locks: members who bet on sports. */
const MEMBER_IN_SPORTS = 1_530

/**
 * Locks the fixtures of markets as `lockMarkets` does, and then members: only one transaction at a time
 * decides about a member, whose sums are rows that nobody else may add to meanwhile. Each is taken in the
 * order of its keys, before the accounts.
 */
export const holdOfFixturesAndMembers = (
  marketNos: readonly bigint[],
  memberIds: readonly string[],
): Question<void> =>
  question(
    sql`
    /* prepared */ WITH fixtures AS MATERIALIZED (
      SELECT f.fixture_id FROM sports.fixture f WHERE f.fixture_id IN (
        SELECT m.fixture_id FROM sports.market m WHERE m.market_no = ANY (${marketNos}::bigint[]))
      ORDER BY f.fixture_id FOR SHARE OF f
    ), members AS MATERIALIZED (
      SELECT pg_advisory_xact_lock(${MEMBER_IN_SPORTS}::int, s.name_hash) FROM (
        SELECT DISTINCT hashtext(t.name) AS name_hash FROM unnest(${memberIds}::text[]) AS t(name)
        WHERE (SELECT count(*) FROM fixtures) >= 0 ORDER BY 1) AS s)
    SELECT count(*), ${byKeysAlone} AS plans FROM members`,
    () => {},
  )

export interface StandingAsked {
  /** What members' bets may pay on a day: `[memberId, subject]`. */
  readonly days: readonly (readonly [memberId: string, subject: string])[]
  /** What members staked on the fixtures of markets. */
  readonly singles: readonly (readonly [memberId: string, marketNo: bigint])[]
  readonly members: readonly (readonly [merchantId: string, memberId: string])[]
  readonly markets: readonly (readonly [merchantId: string, marketNo: bigint])[]
}

export interface StandingRows {
  /** By `tallyName`. */
  readonly tallies: Map<string, bigint>
  /** By member. */
  readonly risks: Map<string, MemberRisk>
  /** By `marketName`, then by selection. */
  readonly held: Map<string, Map<string, Held>>
}

export const tallyName = (memberId: string, subject: string): string => `${memberId}/${subject}`
export const marketName = (merchantId: string, marketNo: bigint): string => `${merchantId}/${marketNo}`
export const dayTally = (date: string): string => `day:${date}`

interface Row {
  kind: 'TALLY' | 'RISK' | 'HELD'
  owner: string
  subject: string
  code: string
  first: bigint
  second: bigint
}

/** All of it in one statement. */
export function standingOf(asked: StandingAsked): Question<StandingRows> {
  const part = <Item>(items: readonly (readonly [string, Item])[], at: 0 | 1) =>
    items.map((item) => item[at] as string | bigint)
  return question(
    sql<Row>`
    /* prepared */ SELECT 'TALLY' AS kind, t.member_id AS owner, t.subject, '' AS code, t.amount AS first, 0::bigint AS second
    FROM unnest(${part(asked.days, 0)}::text[], ${part(asked.days, 1)}::text[]) AS s(member_id, subject)
    JOIN sports.member_tally t USING (member_id, subject)
    UNION ALL
    SELECT 'TALLY', t.member_id, t.subject, '', t.amount, 0
    FROM unnest(${part(asked.singles, 0)}::text[], ${part(asked.singles, 1)}::bigint[]) AS s(member_id, market_no)
    JOIN sports.market m USING (market_no)
    JOIN sports.member_tally t ON (t.member_id, t.subject) = (s.member_id, m.fixture_id)
    UNION ALL
    SELECT 'RISK', r.member_id, '', '', r.percent, r.is_stopped::int
    FROM unnest(${part(asked.members, 0)}::text[], ${part(asked.members, 1)}::text[]) AS s(merchant_id, member_id)
    JOIN sports.member_risk r USING (merchant_id, member_id)
    UNION ALL
    SELECT 'HELD', e.merchant_id, e.market_no::text, e.code, e.stake, e.payout
    FROM unnest(${part(asked.markets, 0)}::text[], ${part(asked.markets, 1)}::bigint[]) AS s(merchant_id, market_no)
    JOIN sports.exposure e USING (merchant_id, market_no)`,
    standingIn,
  )
}

function standingIn(rows: readonly Row[]): StandingRows {
  const found: StandingRows = { tallies: new Map(), risks: new Map(), held: new Map() }
  for (const row of rows)
    if (row.kind === 'TALLY') found.tallies.set(tallyName(row.owner, row.subject), row.first)
    else if (row.kind === 'RISK')
      found.risks.set(row.owner, { percent: Number(row.first), isStopped: row.second === 1n })
    else {
      const name = marketName(row.owner, BigInt(row.subject))
      const held = found.held.get(name) ?? new Map<string, Held>()
      found.held.set(name, held.set(row.code, { stake: row.first, payout: row.second }))
    }
  return found
}

export async function timeZoneOfHouse(reader: Reader, merchantId: string): Promise<string> {
  const { zone } = await oneOf(
    reader,
    sql<{ zone: string }>`SELECT system.time_zone_of(${merchantId}) AS zone`,
  )
  return zone
}

/** What the bets of a member since a moment may pay or have paid, exactly. */
export async function payoutsSince(
  reader: Reader,
  memberIds: readonly string[],
  since: Date,
): Promise<ReadonlyMap<string, bigint>> {
  if (memberIds.length === 0) return new Map()
  const rows = await rowsOf(
    reader,
    sql<{ member_id: string; amount: bigint }>`
    SELECT b.member_id, sum(CASE
        WHEN b.state IN ('SETTLED', 'CASHED_OUT') THEN b.payout
        WHEN b.state = 'REJECTED' THEN 0
        ELSE b.cashed_amount + b.held_payout END)::bigint AS amount
    FROM sports.bet b WHERE b.member_id = ANY (${memberIds}::text[]) AND b.placed_at >= ${since}
    GROUP BY b.member_id`,
  )
  return new Map(rows.map((row) => [row.member_id, row.amount]))
}

export interface LiveMark {
  readonly halts: number
  readonly incidentNo: number
}

/** Stops and the last incident of markets that are bet on live, by market. */
export async function liveMarksOf(
  reader: Reader,
  marketNos: readonly bigint[],
): Promise<ReadonlyMap<bigint, LiveMark>> {
  if (marketNos.length === 0) return new Map()
  const rows = await rowsOf(
    reader,
    sql<{ market_no: bigint; halts: number; incident_no: number }>`
    /* prepared */ SELECT m.market_no, m.halts + f.halts AS halts, coalesce(i.incident_no, 0) AS incident_no
    FROM sports.market m JOIN sports.fixture f USING (fixture_id)
    LEFT JOIN LATERAL (
      SELECT max(n.incident_no) AS incident_no FROM sports.incident n WHERE n.fixture_id = f.fixture_id) AS i ON true
    WHERE m.market_no = ANY (${marketNos}::bigint[])`,
  )
  return new Map(rows.map((row) => [row.market_no, { halts: row.halts, incidentNo: row.incident_no }]))
}
