/** What operators see of withdrawals: lists by state, and counts. */
import type { WithdrawalState } from '../../../../contract/shared/cashier-states.ts'
import type { PageRequest } from '../../../../kernel/paging.ts'
import { oneOf, rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'
import { openWithdrawalStates } from '../../shared/rules/states.ts'
import { toWithdrawal, withdrawalColumns, type Withdrawal, type WithdrawalRow } from './withdrawal-rows.ts'
import { listOf, order, type QueueFilter, type StateCount, underWayFirst } from '../../shared/store/queue.ts'

export async function readWithdrawalQueue(
  reader: Reader,
  query: QueueFilter<WithdrawalState> & PageRequest,
): Promise<{ list: Withdrawal[]; totalCount: number }> {
  const { search, state } = query
  const where = sql.join(
    [
      sql`merchant_id = ${query.merchantId}`,
      ...(state ? [sql`state = ${state}`] : []),
      ...(query.memberId ? [sql`member_id = ${query.memberId}`] : []),
      ...(search
        ? [
            sql`(withdrawal_id = ${search.text} OR account_no IN (${search.text}, lower(${search.text})) OR payout_reference = ${search.text} OR member_id = ANY (${[...search.memberIds]}))`,
          ]
        : []),
    ],
    sql` AND `,
  )
  const { count } = await oneOf(
    reader,
    sql<{ count: bigint }>`SELECT count(*) AS count FROM cashier.withdrawal WHERE ${where}`,
  )
  const rows = await rowsOf(
    reader,
    sql<WithdrawalRow>`
    SELECT ${withdrawalColumns} FROM cashier.withdrawal WHERE ${where}
    ORDER BY ${underWayFirst(query.memberId, [...openWithdrawalStates, 'DISPUTED'])} created_at ${order(state)}, withdrawal_id ${order(state)} LIMIT ${query.pageSize} OFFSET ${(query.pageNo - 1) * query.pageSize}`,
  )
  return { list: rows.map(toWithdrawal), totalCount: Number(count) }
}

/** Withdrawals that have not ended, by state. */
export async function countWithdrawals(
  reader: Reader,
  merchantId: string,
): Promise<StateCount<WithdrawalState>[]> {
  const rows = await rowsOf(
    reader,
    sql<{ state: WithdrawalState; count: bigint; amount: bigint }>`
    SELECT state, count(*) AS count, sum(amount)::bigint AS amount FROM cashier.withdrawal
    WHERE merchant_id = ${merchantId} AND state IN (${listOf([...openWithdrawalStates, 'DISPUTED'])}) GROUP BY state`,
  )
  return rows.map((row) => ({ state: row.state, count: Number(row.count), amount: row.amount }))
}
