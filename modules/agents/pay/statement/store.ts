/** What a statement opens into (db/functions/agents/account_lines.sql, member_changes.sql). */
import type { ContractKind } from '../../../../kernel/agents/contracts/words.ts'
import { firstOf, oneOf, rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'
import { paymentsWhere, type Payment } from '../store/payments.ts'

export interface AccountLine {
  readonly branchId: string
  readonly accountId: string
  readonly turnover: bigint
  readonly payout: bigint
  readonly valid: bigint
  readonly rebate: bigint
  readonly promotions: bigint
  readonly salaries: bigint
}

const isByDay = ({ periodKind }: Payment): boolean => periodKind !== 'FIVE_MINUTES' && periodKind !== 'HOUR'
const linesOf = (payment: Payment) =>
  sql`agents.account_lines(${payment.agentId}, ${payment.from}::timestamptz, ${payment.before}::timestamptz, ${isByDay(payment)}::boolean)`
const columns = sql`l.branch_id AS "branchId", l.account_id AS "accountId", l.turnover, l.payout, l.valid, l.rebate, l.promotions, l.salaries`

/** The page of payments of an agent and a kind, the newest first. */
export async function listOwnPayments(
  reader: Reader,
  asked: { agentId: string; kind: ContractKind; pageNo: number; pageSize: number },
): Promise<{ list: Payment[]; totalCount: number }> {
  const condition = sql`p.agent_id = ${asked.agentId} AND p.kind = ${asked.kind}`
  const list = await paymentsWhere(
    reader,
    sql`${condition} ORDER BY p.before_at DESC LIMIT ${asked.pageSize} OFFSET ${(asked.pageNo - 1) * asked.pageSize}`,
  )
  const { totalCount } = await oneOf(
    reader,
    sql<{
      totalCount: number
    }>`SELECT count(*)::int AS "totalCount" FROM agents.payment p WHERE ${condition}`,
  )
  return { list, totalCount }
}

/** A payment of the agent; undefined if it is another's or there is none. */
export async function ownPayment(
  reader: Reader,
  agentId: string,
  paymentId: string,
): Promise<Payment | undefined> {
  return (await paymentsWhere(reader, sql`p.payment_id = ${paymentId} AND p.agent_id = ${agentId}`))[0]
}

/** The payment and those before it of the same agent and kind, the newest first. */
export const paymentsUpTo = (reader: Reader, payment: Payment, limit: number): Promise<Payment[]> =>
  paymentsWhere(
    reader,
    sql`p.agent_id = ${payment.agentId} AND p.kind = ${payment.kind} AND p.before_at <= ${payment.before} ORDER BY p.before_at DESC LIMIT ${limit}`,
  )

/** Payments of the same period to those whose contract this agent gave. */
export const paymentsBelow = (reader: Reader, payment: Payment): Promise<Payment[]> =>
  paymentsWhere(
    reader,
    sql`p.merchant_id = ${payment.merchantId} AND p.kind = ${payment.kind} AND p.period_id = ${payment.periodId} AND p.giver_id = ${payment.agentId}
    ORDER BY p.branch DESC, p.payment_id`,
  )

export async function contractNosOf(
  reader: Reader,
  contractIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await rowsOf(
    reader,
    sql<{ contractId: string; contractNo: bigint }>`
    SELECT contract_id AS "contractId", contract_no AS "contractNo" FROM agents.contract WHERE contract_id = ANY (${[...contractIds]})`,
  )
  return new Map(rows.map(({ contractId, contractNo }) => [contractId, Number(contractNo)]))
}

/** The sums of each direct branch, and the agent's own line. */
export async function branchLines(reader: Reader, payment: Payment): Promise<AccountLine[]> {
  return rowsOf(
    reader,
    sql<AccountLine>`
    SELECT l.branch_id AS "branchId", l.branch_id AS "accountId", sum(l.turnover)::bigint AS turnover, sum(l.payout)::bigint AS payout,
      sum(l.valid)::bigint AS valid, sum(l.rebate)::bigint AS rebate, sum(l.promotions)::bigint AS promotions, sum(l.salaries)::bigint AS salaries
    FROM ${linesOf(payment)} AS l GROUP BY 1
    ORDER BY l.branch_id = ${payment.agentId}, abs(sum(l.valid)) DESC, 1`,
  )
}

/** The accounts of a branch, its head among them. */
export async function memberLines(
  reader: Reader,
  payment: Payment,
  branchId: string,
): Promise<AccountLine[]> {
  return rowsOf(
    reader,
    sql<AccountLine>`
    SELECT ${columns} FROM ${linesOf(payment)} AS l WHERE l.branch_id = ${branchId}
    ORDER BY abs(l.valid) DESC, l.account_id`,
  )
}

/** Every account of the team and the agent, in one order. */
export async function allLines(reader: Reader, payment: Payment): Promise<AccountLine[]> {
  return rowsOf(
    reader,
    sql<AccountLine>`SELECT ${columns} FROM ${linesOf(payment)} AS l ORDER BY l.branch_id, l.account_id`,
  )
}

export interface PlayLine {
  readonly key: string
  readonly name: string
  readonly turnover: bigint
  readonly payout: bigint
  readonly valid: bigint
  readonly at: Date | null
  readonly isLate: boolean
}

export interface PlayPlace {
  readonly branchId: string
  readonly memberId: string
  readonly product?: string | undefined
  readonly gameCode?: string | undefined
  readonly roundNo?: bigint | undefined
}

/** A member's play by product, by game of one, by round of one, or the changes of a round. */
export async function playLines(
  reader: Reader,
  payment: Payment,
  { branchId, memberId, product, gameCode, roundNo }: PlayPlace,
): Promise<PlayLine[]> {
  const changes = sql`agents.member_changes(${payment.agentId}, ${branchId}, ${memberId}, ${payment.from}::timestamptz, ${payment.before}::timestamptz)`
  const group =
    product === undefined
      ? { key: sql`c.product`, name: sql`c.product`, at: sql`NULL::timestamptz` }
      : gameCode === undefined
        ? { key: sql`c.game_code`, name: sql`c.game_code`, at: sql`NULL::timestamptz` }
        : roundNo === undefined
          ? { key: sql`c.round_no::text`, name: sql`c.round_id`, at: sql`max(c.settled_at)` }
          : { key: sql`c.change_id::text`, name: sql`c.round_id`, at: sql`max(c.settled_at)` }
  return rowsOf(
    reader,
    sql<PlayLine>`
    SELECT ${group.key} AS key, ${group.name} AS name, sum(c.turnover)::bigint AS turnover, sum(c.payout)::bigint AS payout,
      sum(c.valid)::bigint AS valid, ${group.at} AS at, bool_and(c.is_late) AS "isLate"
    FROM ${changes} AS c
    WHERE (${product ?? null}::text IS NULL OR c.product = ${product ?? null}) AND (${gameCode ?? null}::text IS NULL OR c.game_code = ${gameCode ?? null})
      AND (${roundNo ?? null}::bigint IS NULL OR c.round_no = ${roundNo ?? null})
    GROUP BY 1, 2 ORDER BY max(c.settled_at) DESC, 1`,
  )
}

/** What one account was credited in the period: rebates, promotions, salaries. */
export async function accountLine(
  reader: Reader,
  payment: Payment,
  branchId: string,
  memberId: string,
): Promise<AccountLine | undefined> {
  return firstOf(
    reader,
    sql<AccountLine>`
    SELECT ${columns} FROM ${linesOf(payment)} AS l WHERE l.branch_id = ${branchId} AND l.account_id = ${memberId}`,
  )
}

export interface LateLine {
  readonly memberId: string
  readonly product: string
  readonly gameCode: string
  readonly roundId: string
  readonly firstAt: Date
  readonly at: Date
  readonly turnover: bigint
  readonly payout: bigint
  readonly valid: bigint
}

/** Corrections of results of earlier periods that count in this one, the newest first. */
export async function lateLines(reader: Reader, payment: Payment, limit: number): Promise<LateLine[]> {
  return rowsOf(
    reader,
    sql<LateLine>`
    SELECT l.member_id AS "memberId", l.product, l.game_code AS "gameCode", l.round_id AS "roundId", l.first_at AS "firstAt",
      l.settled_at AS at, l.d_turnover AS turnover, l.d_payout AS payout, l.d_valid AS valid
    FROM agents.late_change l
    JOIN identity.line_span s ON s.account_id = l.member_id AND s.upline_id = ${payment.agentId} AND s.since <= l.settled_at AND l.settled_at < s.until
    WHERE l.merchant_id = ${payment.merchantId} AND l.settled_at >= ${payment.from} AND l.settled_at < ${payment.before} AND l.first_at < ${payment.from}
    ORDER BY l.settled_at DESC, l.change_id DESC LIMIT ${limit}`,
  )
}
