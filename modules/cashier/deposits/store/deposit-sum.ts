/** What counts for a member's deposit limits. */
import { firstOf, oneOf, rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'
import { OWN_SATANG } from '../rules/deposit-rules.ts'

/**
 * Deposits opened in [from, to), credited and open ones. `asked`: by requested amount, so that 300 and 200
 * are 500 whatever satang were added; by the credited amount if it differs. `paid`: what was credited, or is
 * to be paid; for USDT, whose payable amount is an estimate, what was requested.
 */
export async function depositSumOf(
  reader: Reader,
  member: { merchantId: string; accountId: string },
  from: Date,
  to: Date,
): Promise<{ asked: bigint; paid: bigint }> {
  return oneOf(
    reader,
    sql<{ asked: bigint; paid: bigint }>`
    SELECT coalesce(sum(CASE WHEN state = 'CONFIRMED' AND credited_amount NOT BETWEEN asked_amount AND asked_amount + ${OWN_SATANG}::bigint THEN credited_amount ELSE asked_amount END), 0)::bigint AS asked,
           coalesce(sum(CASE WHEN state = 'CONFIRMED' THEN credited_amount WHEN crypto_amount IS NULL THEN payable_amount ELSE asked_amount END), 0)::bigint AS paid
    FROM cashier.deposit
    WHERE member_id = ${member.accountId} AND merchant_id = ${member.merchantId} AND created_at >= ${from} AND created_at < ${to}
      AND state NOT IN ('EXPIRED', 'REJECTED')`,
  )
}

/** What these members have paid in altogether; who has not is left out. */
export async function depositTotalsOf(
  reader: Reader,
  memberIds: readonly string[],
): Promise<{ memberId: string; amount: bigint }[]> {
  return rowsOf(
    reader,
    sql<{ memberId: string; amount: bigint }>`
    SELECT member_id AS "memberId", sum(credited_amount)::bigint AS amount FROM cashier.deposit
    WHERE member_id = ANY (${memberIds}) AND state = 'CONFIRMED' AND credited_amount > 0 GROUP BY 1`,
  )
}

/**
 * What a member paid in with deposits that were credited in [from, to), and how many of them came to `least`
 * or more. A credited deposit does not change again.
 */
export async function creditedDepositsOf(
  reader: Reader,
  asked: { memberId: string; from: Date; to: Date; least?: bigint },
): Promise<{ amount: bigint; count: number }> {
  return oneOf(
    reader,
    sql<{ amount: bigint; count: number }>`
    SELECT coalesce(sum(credited_amount), 0)::bigint AS amount,
           count(*) FILTER (WHERE credited_amount >= ${asked.least ?? 0n})::int AS count
    FROM cashier.deposit
    WHERE member_id = ${asked.memberId} AND state = 'CONFIRMED' AND changed_at >= ${asked.from} AND changed_at < ${asked.to}`,
  )
}

/** The member's deposits that were credited in [from, to), each by itself. */
export async function creditedBetween(
  reader: Reader,
  asked: { memberId: string; from: Date; to: Date },
): Promise<{ amount: bigint; at: Date }[]> {
  return rowsOf(
    reader,
    sql<{ amount: bigint; at: Date }>`
    SELECT credited_amount AS amount, changed_at AS at FROM cashier.deposit
    WHERE member_id = ${asked.memberId} AND state = 'CONFIRMED' AND changed_at >= ${asked.from} AND changed_at < ${asked.to}`,
  )
}

/** The deposit that was credited to the member before any other; undefined: none. */
export async function firstDepositOf(
  reader: Reader,
  memberId: string,
): Promise<{ depositId: string; amount: bigint } | undefined> {
  return firstOf(
    reader,
    sql<{ depositId: string; amount: bigint }>`
    SELECT deposit_id AS "depositId", credited_amount AS amount FROM cashier.deposit
    WHERE member_id = ${memberId} AND state = 'CONFIRMED' ORDER BY changed_at, deposit_id LIMIT 1`,
  )
}

/** When the member's latest deposit was credited, or null. */
export async function lastDepositAt(reader: Reader, memberId: string): Promise<Date | null> {
  const row = await oneOf(
    reader,
    sql<{ at: Date | null }>`
    SELECT max(changed_at) AS at FROM cashier.deposit WHERE member_id = ${memberId} AND state = 'CONFIRMED'`,
  )
  return row.at
}

/** When the latest deposit of each of these members was credited; who never paid in is left out. */
export async function lastDepositsOf(
  reader: Reader,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const rows = await rowsOf(
    reader,
    sql<{ memberId: string; at: Date }>`
    SELECT member_id AS "memberId", max(changed_at) AS at FROM cashier.deposit
    WHERE member_id = ANY (${[...memberIds]}) AND state = 'CONFIRMED' AND credited_amount > 0 GROUP BY 1`,
  )
  return new Map(rows.map(({ memberId, at }) => [memberId, at]))
}
