/** Payout accounts that tell one person behind two members. */
import { cryptoChannels } from '../../../../contract/shared/cashier-channels.ts'
import { rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'

/**
 * The payout accounts of these members: those that they have or had, and those that they tried to bind while
 * they were another's. An address is the same on every network. Members without one are left out.
 */
export async function payoutPlacesOf(
  reader: Reader,
  merchantId: string,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const rows = await rowsOf(
    reader,
    sql<{ memberId: string; place: string }>`
    SELECT DISTINCT member_id AS "memberId",
           CASE WHEN bank_code = ANY (${[...cryptoChannels]}) THEN account_no ELSE bank_code || ' ' || account_no END AS place
    FROM (
      SELECT member_id, bank_code, account_no FROM cashier.bank_account
        WHERE member_id = ANY (${memberIds}) AND merchant_id = ${merchantId}
      UNION ALL
      SELECT member_id, bank_code, account_no FROM cashier.bank_account_claim
        WHERE member_id = ANY (${memberIds}) AND merchant_id = ${merchantId}
    ) AS account`,
  )
  return new Map(
    [...Map.groupBy(rows, ({ memberId }) => memberId)].map(([memberId, own]) => [
      memberId,
      new Set(own.map(({ place }) => place)),
    ]),
  )
}
