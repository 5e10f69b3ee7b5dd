/** Vendors' access to the wallet and their secrets, sealed. */
import { firstOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../../platform/postgres.ts'

export interface AccessRow {
  vendor_code: string
  launch_url: string
  opens_in: 'IFRAME' | 'WINDOW'
  allow_list: string[]
  late_win_allowed: boolean
  unknown_rollback_not_found: boolean
  win_rollback_allowed: boolean
  wallet_mode: 'SEAMLESS' | 'TRANSFER'
  api_url: string | null
  not_found_is_final: boolean
}
const columns = sql`vendor_code, launch_url, opens_in, allow_list, late_win_allowed, unknown_rollback_not_found, win_rollback_allowed, wallet_mode, api_url, not_found_is_final`

export interface SecretRow {
  secret_id: string
  vendor_code: string
  sealed: Buffer
  created_at: Date
}

export async function readAccess(reader: Reader): Promise<AccessRow[]> {
  return rowsOf(reader, sql<AccessRow>`SELECT ${columns} FROM launch.vendor_access`)
}

/** Valid secrets, the oldest first. */
export async function readSecrets(reader: Reader): Promise<SecretRow[]> {
  return rowsOf(
    reader,
    sql<SecretRow>`
    SELECT secret_id, vendor_code, sealed, created_at FROM launch.vendor_secret WHERE retired_at IS NULL ORDER BY created_at, secret_id`,
  )
}

export async function lockAccess(tx: Tx, vendor: string): Promise<AccessRow | undefined> {
  return firstOf(
    tx,
    sql<AccessRow>`SELECT ${columns} FROM launch.vendor_access WHERE vendor_code = ${vendor} FOR UPDATE`,
  )
}

/** Whether a vendor keeps pockets, locked until the transaction ends. */
export async function keepsPockets(tx: Tx, vendor: string): Promise<boolean> {
  return (
    (await firstOf(
      tx,
      sql`SELECT 1 FROM launch.vendor_access WHERE vendor_code = ${vendor} AND wallet_mode = 'TRANSFER' FOR KEY SHARE`,
    )) !== undefined
  )
}

/** How much of a vendor's money is on its way to or from its pockets. */
export async function pendingAmount(reader: Reader, vendor: string): Promise<bigint> {
  const row = await firstOf(
    reader,
    sql<{
      amount: bigint
    }>`SELECT coalesce(sum(amount), 0)::bigint AS amount FROM launch.pocket_transfer WHERE vendor_code = ${vendor} AND state = 'PENDING'`,
  )
  return row!.amount
}

/** Adds a vendor's access or replaces it completely. */
export async function writeAccess(tx: Tx, access: AccessRow): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO launch.vendor_access (${columns})
    VALUES (${access.vendor_code}, ${access.launch_url}, ${access.opens_in}, ${access.allow_list}::text[], ${access.late_win_allowed},
            ${access.unknown_rollback_not_found}, ${access.win_rollback_allowed}, ${access.wallet_mode}, ${access.api_url}, ${access.not_found_is_final})
    ON CONFLICT (vendor_code) DO UPDATE SET launch_url = excluded.launch_url, opens_in = excluded.opens_in, allow_list = excluded.allow_list,
      late_win_allowed = excluded.late_win_allowed, unknown_rollback_not_found = excluded.unknown_rollback_not_found,
      win_rollback_allowed = excluded.win_rollback_allowed, wallet_mode = excluded.wallet_mode, api_url = excluded.api_url,
      not_found_is_final = excluded.not_found_is_final`,
  )
}

export async function addSecret(tx: Tx, secret: SecretRow): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO launch.vendor_secret (secret_id, vendor_code, sealed, created_at)
    VALUES (${secret.secret_id}, ${secret.vendor_code}, ${secret.sealed}, ${secret.created_at})`,
  )
}

/** Retires all valid secrets of a vendor except the newest ones. Call it with the vendor's access locked. */
export async function retireAllBut(tx: Tx, vendor: string, count: number, now: Date): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE launch.vendor_secret SET retired_at = ${now} WHERE secret_id IN (
      SELECT secret_id FROM launch.vendor_secret WHERE vendor_code = ${vendor} AND retired_at IS NULL
      ORDER BY created_at DESC, secret_id DESC OFFSET ${count})`,
  )
}

export async function liveSecretIds(tx: Tx, vendor: string): Promise<string[]> {
  const rows = await rowsOf(
    tx,
    sql<{
      secret_id: string
    }>`SELECT secret_id FROM launch.vendor_secret WHERE vendor_code = ${vendor} AND retired_at IS NULL`,
  )
  return rows.map((row) => row.secret_id)
}

export async function retireSecret(tx: Tx, secretId: string, now: Date): Promise<void> {
  await run(tx, sql`UPDATE launch.vendor_secret SET retired_at = ${now} WHERE secret_id = ${secretId}`)
}
