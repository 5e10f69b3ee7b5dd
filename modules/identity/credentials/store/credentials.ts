/** Passwords, former passwords, remembered devices. */
import { firstOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

/** How many former passwords may not be used again. */
const FORMER = 3

/** Replaces the password and stores the previous one; from now on it is the member's own choice. */
export async function replacePassword(tx: Tx, accountId: string, passwordHash: string): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO identity.former_password (account_id, password_hash, changed_at)
    SELECT account_id, password_hash, clock_timestamp() FROM identity.account WHERE account_id = ${accountId} AND password_hash IS NOT NULL`,
  )
  await run(
    tx,
    sql`
    DELETE FROM identity.former_password WHERE account_id = ${accountId}
      AND changed_at NOT IN (SELECT changed_at FROM identity.former_password WHERE account_id = ${accountId} ORDER BY changed_at DESC LIMIT ${FORMER})`,
  )
  await run(
    tx,
    sql`UPDATE identity.account SET password_hash = ${passwordHash}, password_changed_at = app.now(), initial_until = NULL WHERE account_id = ${accountId}`,
  )
  // A recovery mail asked for before the change is void after it.
  await run(tx, sql`DELETE FROM identity.reset_link WHERE account_id = ${accountId} AND used_at IS NULL`)
}

export async function readFormerPasswords(reader: Reader, accountId: string): Promise<string[]> {
  const rows = await rowsOf(
    reader,
    sql<{ password_hash: string }>`
    SELECT password_hash FROM identity.former_password WHERE account_id = ${accountId} ORDER BY changed_at DESC LIMIT ${FORMER}`,
  )
  return rows.map((row) => row.password_hash)
}

export async function readPaymentPassword(reader: Reader, accountId: string): Promise<string | null> {
  const row = await firstOf(
    reader,
    sql<{
      payment_password_hash: string | null
    }>`SELECT payment_password_hash FROM identity.account WHERE account_id = ${accountId}`,
  )
  return row?.payment_password_hash ?? null
}

/** Writes the payment password if it is unchanged; false if another request changed it meanwhile. */
export async function writePaymentPassword(
  tx: Tx,
  accountId: string,
  hash: string,
  before: string | null,
): Promise<boolean> {
  return (
    (await run(
      tx,
      sql`
    UPDATE identity.account SET payment_password_hash = ${hash} WHERE account_id = ${accountId} AND payment_password_hash IS NOT DISTINCT FROM ${before}`,
    )) > 0n
  )
}

export interface Remembered {
  account_id: string
  merchant_id: string
  is_live: boolean
}

export async function insertRemembered(
  tx: Tx,
  remembered: { tokenHash: Buffer; accountId: string; merchantId: string; device: string; expiresAt: Date },
): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO identity.remembered (token_hash, account_id, merchant_id, device, expires_at)
    VALUES (${remembered.tokenHash}, ${remembered.accountId}, ${remembered.merchantId}, ${remembered.device}, ${remembered.expiresAt})`,
  )
}

/** Deletes the cookie's row: one caller gets it, however many ask at once. */
export async function takeRemembered(reader: Reader, tokenHash: Buffer): Promise<Remembered | undefined> {
  return firstOf(
    reader,
    sql<Remembered>`DELETE FROM identity.remembered WHERE token_hash = ${tokenHash} RETURNING account_id, merchant_id, expires_at > app.now() AS is_live`,
  )
}

/** No device of the account is remembered or trusted any more. */
export async function forgetDevices(tx: Tx, accountId: string): Promise<void> {
  await run(tx, sql`DELETE FROM identity.trusted_device WHERE account_id = ${accountId}`)
  await forgetRemembered(tx, accountId)
}

export async function forgetRemembered(tx: Tx, accountId: string): Promise<void> {
  await run(tx, sql`DELETE FROM identity.remembered WHERE account_id = ${accountId}`)
}

export async function forgetRunOut(reader: Reader): Promise<void> {
  await run(reader, sql`DELETE FROM identity.remembered WHERE expires_at < app.now()`)
}
