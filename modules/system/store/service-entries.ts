/** Rows of system.customer_service as the console has them. */
import { firstOf, rowsOf, run, sql, type Reader, type Tx } from '../../../platform/postgres.ts'

export interface ServiceEntryRow {
  entry_id: string
  cs_type: string
  title: Record<string, string>
  url: string
  position: number
  is_shown: boolean
}

export async function readServiceEntries(reader: Reader, merchantId: string): Promise<ServiceEntryRow[]> {
  return rowsOf(
    reader,
    sql<ServiceEntryRow>`
    SELECT entry_id, cs_type, title, url, position, is_shown FROM system.customer_service WHERE merchant_id = ${merchantId} ORDER BY position, entry_id`,
  )
}

export async function lockServiceEntry(
  tx: Tx,
  merchantId: string,
  entryId: string,
): Promise<ServiceEntryRow | undefined> {
  return firstOf(
    tx,
    sql<ServiceEntryRow>`
    SELECT entry_id, cs_type, title, url, position, is_shown FROM system.customer_service WHERE merchant_id = ${merchantId} AND entry_id = ${entryId} FOR UPDATE`,
  )
}

export async function deleteServiceEntry(tx: Tx, merchantId: string, entryId: string): Promise<void> {
  await run(
    tx,
    sql`DELETE FROM system.customer_service WHERE merchant_id = ${merchantId} AND entry_id = ${entryId}`,
  )
}
