/** Figures of teams and accounts, read from their days: never a walk along a line. */
import { firstOf, rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'
import type { ActivePeriod } from '../../../../kernel/agents/active-bettor.ts'
import { noSums, type Sums } from '../rules/figures.ts'

/** The account's own figures, or those of all accounts below it. */
export type Scope = 'OWN' | 'TEAM'
const scopes = { OWN: 0, TEAM: 1 } as const

export interface SumsAsked {
  scope: Scope
  /** Business days, both included. */
  from: string
  to: string
  /** Play of one product alone; money is left out then. */
  product?: string | undefined
}

const columns = sql`
  coalesce(sum(f.stake), 0)::bigint AS stake, coalesce(sum(f.payout), 0)::bigint AS payout, coalesce(sum(f.valid), 0)::bigint AS valid,
  coalesce(sum(f.deposits), 0)::bigint AS deposits, coalesce(sum(f.withdrawals), 0)::bigint AS withdrawals,
  coalesce(sum(f.promotions), 0)::bigint AS promotions, coalesce(sum(f.rebates), 0)::bigint AS rebates,
  coalesce(sum(f.commissions), 0)::bigint AS commissions, coalesce(sum(f.salaries), 0)::bigint AS salaries,
  coalesce(sum(f.dividends), 0)::bigint AS dividends, coalesce(sum(f.registrations), 0)::bigint AS registrations,
  coalesce(sum(f.first_deposits), 0)::bigint AS "firstDeposits"`

const within = ({ scope, from, to, product }: SumsAsked) => sql`
  f.scope = ${scopes[scope]} AND f.day >= ${from}::date AND f.day <= ${to}::date
  ${product === undefined ? sql`` : sql`AND f.product = ${product}`}`

/**
 * The sums of each of these nodes; one without a figure is left out. `firstDays` are the first days that
 * count of nodes that came into the line which asks.
 */
export async function sumsOf(
  reader: Reader,
  nodeIds: readonly string[],
  asked: SumsAsked,
  firstDays: ReadonlyMap<string, string> = new Map(),
): Promise<Map<string, Sums>> {
  const notBefore = sql`f.day >= coalesce((
    SELECT n.first FROM unnest(${[...firstDays.keys()]}::text[], ${[...firstDays.values()]}::date[]) AS n(node_id, first)
    WHERE n.node_id = f.node_id), f.day)`
  const rows = await rowsOf(
    reader,
    sql<Sums & { nodeId: string }>`
    SELECT f.node_id AS "nodeId", ${columns} FROM agents.figure_day f
    WHERE f.node_id = ANY (${[...nodeIds]}) AND ${within(asked)} ${firstDays.size === 0 ? sql`` : sql`AND ${notBefore}`} GROUP BY 1`,
  )
  return new Map(rows.map(({ nodeId, ...sums }) => [nodeId, sums]))
}

/** The sums of one node. */
export async function sumsOfNode(reader: Reader, nodeId: string, asked: SumsAsked): Promise<Sums> {
  return (await sumsOf(reader, [nodeId], asked)).get(nodeId) ?? noSums
}

/** The sums of one node by business day, in order; days without a figure are left out. */
export async function sumsByDay(
  reader: Reader,
  nodeId: string,
  asked: SumsAsked,
): Promise<(Sums & { day: string })[]> {
  return rowsOf(
    reader,
    sql<Sums & { day: string }>`
    SELECT f.day::text AS day, ${columns} FROM agents.figure_day f
    WHERE f.node_id = ${nodeId} AND ${within(asked)} GROUP BY f.day ORDER BY f.day`,
  )
}

export interface ProductSums {
  product: string
  stake: bigint
  payout: bigint
  valid: bigint
}

/** Play of one node by product, the most played first. */
export async function playByProduct(
  reader: Reader,
  nodeId: string,
  asked: SumsAsked,
): Promise<ProductSums[]> {
  return rowsOf(
    reader,
    sql<ProductSums>`
    SELECT f.product, sum(f.stake)::bigint AS stake, sum(f.payout)::bigint AS payout, sum(f.valid)::bigint AS valid FROM agents.figure_day f
    WHERE f.node_id = ${nodeId} AND f.product <> '' AND ${within(asked)} GROUP BY 1 ORDER BY 4 DESC, 1`,
  )
}

export interface TeamNow {
  accounts: number
  online: number
  balance: bigint
}

/** What the teams of these nodes are now; one without a team is left out. */
export async function teamsNow(reader: Reader, nodeIds: readonly string[]): Promise<Map<string, TeamNow>> {
  const rows = await rowsOf(
    reader,
    sql<TeamNow & { nodeId: string }>`
    SELECT t.node_id AS "nodeId", t.accounts::int AS accounts, t.balance, coalesce(o.online, 0) AS online
    FROM agents.team_now t LEFT JOIN agents.team_online o ON o.node_id = t.node_id WHERE t.node_id = ANY (${[...nodeIds]})`,
  )
  return new Map(rows.map(({ nodeId, ...now }) => [nodeId, now]))
}

/** What these accounts hold themselves. */
export async function balancesOf(
  reader: Reader,
  accountIds: readonly string[],
): Promise<Map<string, bigint>> {
  const rows = await rowsOf(
    reader,
    sql<{ account_id: string; balance: bigint }>`
    SELECT account_id, balance FROM agents.account_now WHERE account_id = ANY (${[...accountIds]})`,
  )
  return new Map(rows.map((row) => [row.account_id, row.balance]))
}

/** How the kinds of periods are stored. */
export const activePeriodLetters = { DAY: 'D', WEEK: 'W', HALF_MONTH: 'S', MONTH: 'M' } as const

/** How many active bettors the teams of these nodes have in the period that begins on the day. */
export async function activeBettorsOf(
  reader: Reader,
  nodeIds: readonly string[],
  period: { kind: ActivePeriod; starts: string },
): Promise<Map<string, number>> {
  const rows = await rowsOf(
    reader,
    sql<{ node_id: string; active: number }>`
    SELECT node_id, active::int AS active FROM agents.team_period
    WHERE node_id = ANY (${[...nodeIds]}) AND kind = ${activePeriodLetters[period.kind]} AND starts = ${period.starts}::date`,
  )
  return new Map(rows.map((row) => [row.node_id, row.active]))
}

/** When the figures were folded last; null before the first time. */
export async function foldedAt(reader: Reader): Promise<Date | null> {
  const row = await firstOf(reader, sql<{ folded_at: Date }>`SELECT folded_at FROM agents.figures_fold`)
  return row?.folded_at ?? null
}
