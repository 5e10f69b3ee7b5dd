/** Members' pockets at transfer-mode vendors, as far as the ledger knows them. */
import { oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../platform/postgres.ts'

/** What a member holds at each vendor that ever kept a pocket, in minor units. */
export async function pocketsOf(reader: Reader, memberId: string): Promise<ReadonlyMap<string, bigint>> {
  const rows = await rowsOf(
    reader,
    sql<{ vendor: string; balance: bigint }>`
    SELECT substr(p.purpose, 8) AS vendor, b.balance FROM wallet.owner o
    JOIN wallet.balance b ON b.account_id >= o.owner_no * 65536 AND b.account_id < o.owner_no * 65536 + 65536 AND b.shard = o.shard
    JOIN wallet.purpose p ON p.purpose_no = b.account_id & 65535 AND p.ledger = 'REAL' AND p.purpose LIKE 'pocket:%'
    WHERE o.owner_id = ${memberId} AND o.family = 1`,
  )
  return new Map(rows.map((row) => [row.vendor, row.balance]))
}

/**
 * What a member holds at all vendors or has on its way to and from them, in minor units: what could still be
 * lost there.
 */
export async function outsideOf(reader: Reader, memberId: string): Promise<bigint> {
  const { amount } = await oneOf(
    reader,
    sql<{ amount: bigint }>`
    SELECT coalesce(sum(g.in_flight), 0)::bigint AS amount FROM wallet.owner o
    JOIN wallet.member_guard g ON g.owner_no = o.owner_no AND g.shard = o.shard WHERE o.owner_id = ${memberId} AND o.family = 1`,
  )
  return [...(await pocketsOf(reader, memberId)).values()].reduce((sum, held) => sum + held, amount)
}

/**
 * Counts money as on its way between main and a pocket (negative: as arrived), in the transaction that moves
 * it: until it arrives no bet may ignore that it could be lost.
 */
export async function countInFlight(tx: Tx, memberId: string, amount: bigint): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO wallet.member_guard AS g (owner_no, shard, in_flight)
    SELECT o.owner_no, o.shard, greatest(0, ${amount}::bigint) FROM wallet.owner o WHERE o.owner_id = ${memberId} AND o.family = 1
    ON CONFLICT (owner_no, shard) DO UPDATE SET in_flight = greatest(0, g.in_flight + ${amount}::bigint)`,
  )
}

/** What all members together hold at a vendor, in minor units. */
export async function vendorHoldings(reader: Reader, vendor: string): Promise<bigint> {
  const { amount } = await oneOf(
    reader,
    sql<{ amount: bigint }>`
    SELECT coalesce(sum(b.balance), 0)::bigint AS amount FROM wallet.purpose p
    JOIN wallet.balance b ON b.account_id & 65535 = p.purpose_no WHERE p.purpose = ${`pocket:${vendor}`} AND p.ledger = 'REAL'`,
  )
  return amount
}

/** What the members of a merchant hold at a vendor together, in minor units. */
export async function housePockets(
  reader: Reader,
  house: { merchantId: string; vendor: string },
): Promise<bigint> {
  const { amount } = await oneOf(
    reader,
    sql<{ amount: bigint }>`
    SELECT coalesce(sum(b.balance), 0)::bigint AS amount FROM wallet.purpose p
    JOIN wallet.balance b ON b.account_id & 65535 = p.purpose_no
    JOIN wallet.owner o ON o.owner_no = b.account_id >> 16 AND o.shard = b.shard AND o.family = 1 AND o.merchant_id = ${house.merchantId}
    WHERE p.purpose = ${`pocket:${house.vendor}`} AND p.ledger = 'REAL'`,
  )
  return amount
}
