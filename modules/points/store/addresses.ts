/** Where a member last wanted goods sent. */
import type { DeliveryAddress } from '../../../contract/shared/point-words.ts'
import { firstOf, run, sql, type Reader, type Tx } from '../../../platform/postgres.ts'

export async function readAddress(reader: Reader, memberId: string): Promise<DeliveryAddress | null> {
  const row = await firstOf(
    reader,
    sql<{ address: DeliveryAddress }>`SELECT address FROM points.address WHERE member_id = ${memberId}`,
  )
  return row?.address ?? null
}

export async function writeAddress(
  tx: Tx,
  owner: { merchantId: string; memberId: string },
  address: DeliveryAddress,
): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO points.address (member_id, merchant_id, address) VALUES (${owner.memberId}, ${owner.merchantId},
      ${JSON.stringify(address)})
    ON CONFLICT (member_id) DO UPDATE SET address = excluded.address`,
  )
}
