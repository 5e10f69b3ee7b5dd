/** The sums of 30 days that decide which verification a member needs. */
import { oneOf, sql, type Reader } from '../../../../platform/postgres.ts'
import { returnedWithdrawalStates } from '../../shared/rules/states.ts'

const returned = sql.raw(returnedWithdrawalStates.map((state) => `'${state}'`).join(', '))

export async function readMoney30Days(
  reader: Reader,
  { merchantId, memberId }: { merchantId: string; memberId: string },
  now: Date,
): Promise<{ withdrawn30Days: bigint; deposited30Days: bigint }> {
  const row = await oneOf(
    reader,
    sql<{ withdrawn: bigint; deposited: bigint }>`
    SELECT
      (SELECT coalesce(sum(amount), 0)::bigint FROM cashier.withdrawal
        WHERE member_id = ${memberId} AND merchant_id = ${merchantId} AND created_at > ${now}::timestamptz - interval '30 days' AND state NOT IN (${returned})) AS withdrawn,
      (SELECT coalesce(sum(credited_amount), 0)::bigint FROM cashier.deposit
        WHERE member_id = ${memberId} AND merchant_id = ${merchantId} AND changed_at > ${now}::timestamptz - interval '30 days' AND state = 'CONFIRMED') AS deposited`,
  )
  return { withdrawn30Days: row.withdrawn, deposited30Days: row.deposited }
}
