/** What operators see of deposits: lists by state, and counts. */
import type { DepositState } from '../../../../contract/shared/cashier-states.ts'
import type { PageRequest } from '../../../../kernel/paging.ts'
import { oneOf, rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'
import { openDepositStates } from '../../shared/rules/states.ts'
import { depositColumns, toDeposit, type Deposit, type DepositRow } from './deposit-rows.ts'
import { order, type QueueFilter, type StateCount, underWayFirst } from '../../shared/store/queue.ts'

export async function readDepositQueue(
  reader: Reader,
  query: QueueFilter<DepositState> & PageRequest,
): Promise<{ list: Deposit[]; totalCount: number }> {
  const { search, state } = query
  const where = sql.join(
    [
      sql`merchant_id = ${query.merchantId}`,
      ...(state ? [sql`state = ${state}`] : []),
      ...(query.memberId ? [sql`member_id = ${query.memberId}`] : []),
      ...(search
        ? [
            sql`(deposit_id = ${search.text} OR reference = upper(${search.text}) OR bank_reference = ${search.text} OR member_id = ANY (${[...search.memberIds]}))`,
          ]
        : []),
    ],
    sql` AND `,
  )
  const { count } = await oneOf(
    reader,
    sql<{ count: bigint }>`SELECT count(*) AS count FROM cashier.deposit WHERE ${where}`,
  )
  const rows = await rowsOf(
    reader,
    sql<DepositRow>`
    SELECT ${depositColumns} FROM cashier.deposit WHERE ${where}
    ORDER BY ${underWayFirst(query.memberId, [...openDepositStates, 'REVIEW'])} created_at ${order(state)}, deposit_id ${order(state)} LIMIT ${query.pageSize} OFFSET ${(query.pageNo - 1) * query.pageSize}`,
  )
  return { list: rows.map(toDeposit), totalCount: Number(count) }
}

/** Deposits that wait for money or for a person, by state. */
export async function countDeposits(reader: Reader, merchantId: string): Promise<StateCount<DepositState>[]> {
  const rows = await rowsOf(
    reader,
    sql<{ state: DepositState; count: bigint; amount: bigint }>`
    SELECT state, count(*) AS count, sum(coalesce(paid_amount, payable_amount))::bigint AS amount FROM cashier.deposit
    WHERE merchant_id = ${merchantId} AND state IN ('CREATED', 'PENDING_MATCH', 'REVIEW') GROUP BY state`,
  )
  return rows.map((row) => ({ state: row.state, count: Number(row.count), amount: row.amount }))
}
