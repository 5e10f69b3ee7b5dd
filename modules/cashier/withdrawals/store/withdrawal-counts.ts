/** How often and how much a member withdraws. */
import { oneOf, sql, type Reader } from '../../../../platform/postgres.ts'
import {
  openWithdrawalStates,
  returnedWithdrawalStates,
  unendedWithdrawalStates,
} from '../../shared/rules/states.ts'
import { listOf } from './withdrawal-rows.ts'

export interface Pace {
  hasOpen: boolean
  today: { count: number; amount: bigint }
  monthAmount: bigint
}

/** What counts for the limits of a business day and its month: everything that was not returned. */
export async function readPace(reader: Reader, memberId: string, today: string): Promise<Pace> {
  const row = await oneOf(
    reader,
    sql<{ has_open: boolean; today_count: bigint; today_amount: bigint; month_amount: bigint }>`
    SELECT coalesce(bool_or(state IN (${listOf(openWithdrawalStates)})), false) AS has_open,
      count(*) FILTER (WHERE business_date = ${today}::date AND is_out) AS today_count,
      coalesce(sum(amount) FILTER (WHERE business_date = ${today}::date AND is_out), 0)::bigint AS today_amount,
      coalesce(sum(amount) FILTER (WHERE business_date >= date_trunc('month', ${today}::date) AND is_out), 0)::bigint AS month_amount
    FROM (SELECT w.*, state NOT IN (${listOf(returnedWithdrawalStates)}) AS is_out FROM cashier.withdrawal w
      WHERE member_id = ${memberId} AND (business_date >= date_trunc('month', ${today}::date) OR state IN (${listOf(openWithdrawalStates)}))) AS lately`,
  )
  return {
    hasOpen: row.has_open,
    today: { count: Number(row.today_count), amount: row.today_amount },
    monthAmount: row.month_amount,
  }
}

/** Whether the member has one in CREATED to CONFIRM_WAIT. */
export async function hasOpenWithdrawal(reader: Reader, memberId: string): Promise<boolean> {
  const row = await oneOf(
    reader,
    sql<{ is_open: boolean }>`
    SELECT EXISTS (SELECT FROM cashier.withdrawal WHERE member_id = ${memberId} AND state IN (${listOf(openWithdrawalStates)})) AS is_open`,
  )
  return row.is_open
}

/** Whether a withdrawal to the account has not ended. */
export async function isPayoutOpen(reader: Reader, bankAccountId: string): Promise<boolean> {
  const row = await oneOf(
    reader,
    sql<{ is_open: boolean }>`
    SELECT EXISTS (SELECT FROM cashier.withdrawal WHERE bank_account_id = ${bankAccountId} AND state IN (${listOf(unendedWithdrawalStates)})) AS is_open`,
  )
  return row.is_open
}
