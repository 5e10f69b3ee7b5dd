/** Members' pockets at transfer-mode vendors, as far as the ledger knows them. */
import { oneOf, rowsOf, sql, type Reader } from '../../../platform/postgres.ts'

/** What a member holds at each vendor that ever kept a pocket, in minor units. */
export async function pocketsOf(reader: Reader, memberId: string): Promise<ReadonlyMap<string, bigint>> {
  const rows = await rowsOf(reader, sql<{ vendor: string; balance: bigint }>`
    SELECT substr(p.purpose, 8) AS vendor, b.balance FROM wallet.owner o
    JOIN wallet.balance b ON b.account_id >= o.owner_no * 65536 AND b.account_id < o.owner_no * 65536 + 65536 AND b.shard = o.shard
    JOIN wallet.purpose p ON p.purpose_no = b.account_id & 65535 AND p.currency = 'THB' AND p.purpose LIKE 'pocket:%'
    WHERE o.owner_id = ${memberId} AND o.family = 1`)
  return new Map(rows.map((row) => [row.vendor, row.balance]))
}

/** What all members together hold at a vendor, in minor units. */
export async function vendorHoldings(reader: Reader, vendor: string): Promise<bigint> {
  const { amount } = await oneOf(reader, sql<{ amount: bigint }>`
    SELECT coalesce(sum(b.balance), 0)::bigint AS amount FROM wallet.purpose p
    JOIN wallet.balance b ON b.account_id & 65535 = p.purpose_no WHERE p.purpose = ${`pocket:${vendor}`} AND p.currency = 'THB'`)
  return amount
}
