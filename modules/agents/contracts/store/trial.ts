/**
 * What teams came to in past periods of whole days, for trying a contract on: from the figures of teams, so
 * no line is walked. Payments read the ledger; tests/agents/trial-figures.test.ts proves that both say the
 * same.
 */
import { rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'
import { activePeriodLetters } from '../../team/store/figures.ts'
import type { ActivePeriod } from '../../../../kernel/agents/active-bettor.ts'

export interface TrialDays {
  /** Business days, half-open. */
  readonly from: string
  readonly next: string
}

export interface TeamRow {
  agentId: string
  /** The place of the period in the list, from 1. */
  place: number
  valid: bigint
  /** Stakes less payouts of the team. */
  won: bigint
  active: number
  /** Rebates, promotions and salaries credited to the team and to the agent. */
  cost: bigint
}

/** Each team by the line of the moment; the agents' own play does not count, what they were credited does. */
export async function readTeamFigures(
  reader: Reader,
  asked: {
    readonly agentIds: readonly string[]
    readonly kind: ActivePeriod
    readonly periods: readonly TrialDays[]
  },
): Promise<TeamRow[]> {
  return rowsOf(
    reader,
    sql<TeamRow>`
    SELECT n.agent_id AS "agentId", p.place::int AS place, coalesce(d.valid, 0)::bigint AS valid, coalesce(d.won, 0)::bigint AS won,
      coalesce(t.active, 0)::int AS active, coalesce(d.cost, 0)::bigint AS cost
    FROM unnest(${asked.agentIds}::text[]) AS n(agent_id)
    CROSS JOIN unnest(${asked.periods.map(({ from }) => from)}::date[], ${asked.periods.map(({ next }) => next)}::date[])
      WITH ORDINALITY AS p(first, next, place)
    CROSS JOIN LATERAL (
      SELECT sum(f.valid) FILTER (WHERE f.scope = 1) AS valid, sum(f.stake - f.payout) FILTER (WHERE f.scope = 1) AS won,
        sum(f.rebates + f.commissions + f.promotions + f.salaries) AS cost
      FROM agents.figure_day f
      WHERE f.node_id = n.agent_id AND f.scope IN (0, 1) AND f.day >= p.first AND f.day < p.next) AS d
    LEFT JOIN agents.team_period t
      ON t.node_id = n.agent_id AND t.kind = ${activePeriodLetters[asked.kind]} AND t.starts = p.first`,
  )
}
