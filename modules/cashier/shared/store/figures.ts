/** Figures of the queues and of a member's deposits and withdrawals. */
import { oneOf, sql, type Reader } from '../../../../platform/postgres.ts'
import { returnedWithdrawalStates } from '../rules/states.ts'
import { listOf } from './queue.ts'

const LATE_MINUTES = 15

/**
 * What the dashboard shows of the queues: how many wait for a decision, how many too long, and the last money
 * in and out.
 */
export async function queueFiguresOf(
  reader: Reader,
  merchantId: string,
  now: Date,
): Promise<{
  withdrawalsWaiting: number
  withdrawalsWaitingAmount: bigint
  withdrawalsLate: number
  withdrawalsLateAmount: bigint
  withdrawalsDisputed: number
  depositsInReview: number
  depositsInReviewAmount: bigint
  lastDepositAt: Date | null
  lastPayoutAt: Date | null
}> {
  const late = new Date(now.getTime() - LATE_MINUTES * 60_000)
  const waits = sql`state IN ('CREATED', 'REVIEW')`
  const row = await oneOf(
    reader,
    sql<{
      waiting: bigint
      waiting_amount: bigint
      late: bigint
      late_amount: bigint
      disputed: bigint
      review: bigint
      review_amount: bigint
      last_deposit_at: Date | null
      last_payout_at: Date | null
    }>`
    SELECT w.*, d.*,
      (SELECT max(changed_at) FROM cashier.deposit WHERE merchant_id = ${merchantId} AND state = 'CONFIRMED') AS last_deposit_at,
      (SELECT max(paid_at) FROM cashier.withdrawal WHERE merchant_id = ${merchantId}) AS last_payout_at
    FROM (SELECT count(*) FILTER (WHERE ${waits}) AS waiting, coalesce(sum(amount) FILTER (WHERE ${waits}), 0)::bigint AS waiting_amount,
        count(*) FILTER (WHERE ${waits} AND created_at < ${late}) AS late, coalesce(sum(amount) FILTER (WHERE ${waits} AND created_at < ${late}), 0)::bigint AS late_amount,
        count(*) FILTER (WHERE state = 'DISPUTED') AS disputed
      FROM cashier.withdrawal WHERE merchant_id = ${merchantId} AND state IN ('CREATED', 'REVIEW', 'DISPUTED')) AS w,
      (SELECT count(*) AS review, coalesce(sum(paid_amount), 0)::bigint AS review_amount
      FROM cashier.deposit WHERE merchant_id = ${merchantId} AND state = 'REVIEW') AS d`,
  )
  return {
    withdrawalsWaiting: Number(row.waiting),
    withdrawalsWaitingAmount: row.waiting_amount,
    withdrawalsLate: Number(row.late),
    withdrawalsLateAmount: row.late_amount,
    withdrawalsDisputed: Number(row.disputed),
    depositsInReview: Number(row.review),
    depositsInReviewAmount: row.review_amount,
    lastDepositAt: row.last_deposit_at,
    lastPayoutAt: row.last_payout_at,
  }
}

export interface MemberCashier {
  depositAmount: bigint
  depositCount: number
  withdrawalAmount: bigint
  withdrawalCount: number
  lastDepositAmount: bigint | null
  lastDepositAt: Date | null
  /** Of the last 30 days. */
  deposits30dAmount: bigint
  withdrawals30dAmount: bigint
  /** Requested today and not returned. */
  withdrawnTodayAmount: bigint
}

/** A member's credited deposits and withdrawals that were not returned. `today` is the business date. */
export async function readMemberCashier(
  reader: Reader,
  memberId: string,
  now: Date,
  today: string,
): Promise<MemberCashier> {
  const monthAgo = new Date(now.getTime() - 30 * 86_400_000)
  const row = await oneOf(
    reader,
    sql<{
      deposit_amount: bigint
      deposit_count: bigint
      deposits_30d: bigint
      withdrawal_amount: bigint
      withdrawal_count: bigint
      withdrawals_30d: bigint
      today_amount: bigint
      last_amount: bigint | null
      last_at: Date | null
    }>`
    SELECT d.*, w.*, l.credited_amount AS last_amount, l.changed_at AS last_at
    FROM (SELECT coalesce(sum(credited_amount), 0)::bigint AS deposit_amount, count(*) AS deposit_count,
        coalesce(sum(credited_amount) FILTER (WHERE changed_at >= ${monthAgo}), 0)::bigint AS deposits_30d
      FROM cashier.deposit WHERE member_id = ${memberId} AND state = 'CONFIRMED') AS d,
      (SELECT coalesce(sum(amount), 0)::bigint AS withdrawal_amount, count(*) AS withdrawal_count,
        coalesce(sum(amount) FILTER (WHERE created_at >= ${monthAgo}), 0)::bigint AS withdrawals_30d,
        coalesce(sum(amount) FILTER (WHERE business_date = ${today}::date), 0)::bigint AS today_amount
      FROM cashier.withdrawal WHERE member_id = ${memberId} AND state NOT IN (${listOf(returnedWithdrawalStates)})) AS w
    LEFT JOIN LATERAL (SELECT credited_amount, changed_at FROM cashier.deposit WHERE member_id = ${memberId} AND state = 'CONFIRMED'
      ORDER BY changed_at DESC LIMIT 1) AS l ON true`,
  )
  return {
    depositAmount: row.deposit_amount,
    depositCount: Number(row.deposit_count),
    withdrawalAmount: row.withdrawal_amount,
    withdrawalCount: Number(row.withdrawal_count),
    lastDepositAmount: row.last_amount,
    lastDepositAt: row.last_at,
    deposits30dAmount: row.deposits_30d,
    withdrawals30dAmount: row.withdrawals_30d,
    withdrawnTodayAmount: row.today_amount,
  }
}
