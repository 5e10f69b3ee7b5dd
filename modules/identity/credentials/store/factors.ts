/**
 * What a second step is proved with: authenticator seeds, recovery codes, trusted devices, known networks.
 */
import { newId } from '../../../../kernel/ids.ts'
import { oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

/** Uses up a step for one caller: false if a parallel one used it, or a newer one, first. */
export async function takeTotpStep(tx: Tx, accountId: string, step: bigint): Promise<boolean> {
  return (
    (await run(
      tx,
      sql`UPDATE identity.account SET totp_last_step = ${step} WHERE account_id = ${accountId} AND totp_seed IS NOT NULL AND totp_last_step < ${step}`,
    )) > 0n
  )
}

export async function setPendingSeed(tx: Tx, accountId: string, sealedSeed: Buffer): Promise<void> {
  await run(
    tx,
    sql`UPDATE identity.account SET totp_pending_seed = ${sealedSeed} WHERE account_id = ${accountId} AND totp_seed IS NULL`,
  )
}

export async function confirmSeed(
  tx: Tx,
  accountId: string,
  sealedSeed: Buffer,
  step: bigint,
): Promise<void> {
  await run(
    tx,
    sql`UPDATE identity.account SET totp_seed = ${sealedSeed}, totp_pending_seed = NULL, totp_last_step = ${step} WHERE account_id = ${accountId}`,
  )
}

/** Removes the authenticator and its recovery codes. */
export async function removeSeed(tx: Tx, accountId: string): Promise<void> {
  await run(
    tx,
    sql`UPDATE identity.account SET totp_seed = NULL, totp_pending_seed = NULL WHERE account_id = ${accountId}`,
  )
  await run(tx, sql`DELETE FROM identity.recovery_code WHERE account_id = ${accountId}`)
}

export async function replaceRecoveryCodes(
  tx: Tx,
  accountId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await run(tx, sql`DELETE FROM identity.recovery_code WHERE account_id = ${accountId}`)
  for (const hash of hashes)
    await run(
      tx,
      sql`INSERT INTO identity.recovery_code (account_id, code_hash) VALUES (${accountId}, ${hash})`,
    )
}

export async function takeRecoveryCode(tx: Tx, accountId: string, hash: Buffer): Promise<boolean> {
  return (
    (await run(
      tx,
      sql`UPDATE identity.recovery_code SET used_at = app.now() WHERE account_id = ${accountId} AND code_hash = ${hash} AND used_at IS NULL`,
    )) > 0n
  )
}

export async function recoveryCodesLeft(reader: Reader, accountId: string): Promise<number> {
  const { left } = await oneOf(
    reader,
    sql<{
      left: bigint
    }>`SELECT count(*) AS left FROM identity.recovery_code WHERE account_id = ${accountId} AND used_at IS NULL`,
  )
  return Number(left)
}

export interface DeviceRow {
  device_id: string
  token_hash: Buffer
  device: string
  address: string
  country: string
  trusted_at: Date
  last_seen_at: Date
  expires_at: Date
}

/** Whether this browser is trusted by the account; counts as use of the device. */
export async function seeTrustedDevice(
  reader: Reader,
  accountId: string,
  tokenHash: Buffer,
): Promise<boolean> {
  return (
    (await run(
      reader,
      sql`
    UPDATE identity.trusted_device SET last_seen_at = app.now() WHERE account_id = ${accountId} AND token_hash = ${tokenHash} AND expires_at > app.now()`,
    )) > 0n
  )
}

/**
 * Trusts a browser with a new cookie; the trust of other accounts in the same browser moves to it, and the
 * former cookie is void.
 */
export async function trustDevice(
  tx: Tx,
  trusted: {
    accountId: string
    merchantId: string
    formerHash: Buffer | null
    tokenHash: Buffer
    device: string
    address: string
    country: string
    expiresAt: Date
  },
): Promise<void> {
  if (trusted.formerHash) {
    await run(
      tx,
      sql`DELETE FROM identity.trusted_device WHERE token_hash = ${trusted.formerHash} AND account_id = ${trusted.accountId}`,
    )
    await run(
      tx,
      sql`UPDATE identity.trusted_device SET token_hash = ${trusted.tokenHash} WHERE token_hash = ${trusted.formerHash}`,
    )
  }
  await run(
    tx,
    sql`
    INSERT INTO identity.trusted_device (device_id, account_id, merchant_id, token_hash, device, address, country, expires_at)
    VALUES (${newId()}, ${trusted.accountId}, ${trusted.merchantId}, ${trusted.tokenHash}, ${trusted.device}, ${trusted.address}, ${trusted.country}, ${trusted.expiresAt})`,
  )
}

export async function readTrustedDevices(reader: Reader, accountId: string): Promise<DeviceRow[]> {
  return rowsOf(
    reader,
    sql<DeviceRow>`
    SELECT device_id, token_hash, device, address, country, trusted_at, last_seen_at, expires_at FROM identity.trusted_device
    WHERE account_id = ${accountId} AND expires_at > app.now() ORDER BY last_seen_at DESC LIMIT 50`,
  )
}

/** False if the account has no such device. */
export async function deleteTrustedDevice(tx: Tx, accountId: string, deviceId: string): Promise<boolean> {
  return (
    (await run(
      tx,
      sql`DELETE FROM identity.trusted_device WHERE account_id = ${accountId} AND device_id::text = ${deviceId}`,
    )) > 0n
  )
}

/** Whether the account signed in from the network before, and whether from anywhere at all. */
export async function readNetwork(
  reader: Reader,
  accountId: string,
  network: string,
): Promise<{ isKnown: boolean; hasAny: boolean }> {
  const row = await oneOf(
    reader,
    sql<{ known: boolean; any: boolean }>`
    SELECT coalesce(bool_or(network = ${network}), false) AS known, count(*) > 0 AS any FROM identity.known_network WHERE account_id = ${accountId}`,
  )
  return { isKnown: row.known, hasAny: row.any }
}

export async function noteNetwork(tx: Tx, accountId: string, network: string): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO identity.known_network (account_id, network) VALUES (${accountId}, ${network})
    ON CONFLICT (account_id, network) DO UPDATE SET seen_at = excluded.seen_at`,
  )
}

/** Networks not used for this long, and devices whose trust has expired, are no longer known. */
export async function forgetUnused(reader: Reader, networkDays: number): Promise<void> {
  await run(
    reader,
    sql`DELETE FROM identity.known_network WHERE seen_at < app.now() - ${networkDays} * interval '1 day'`,
  )
  await run(reader, sql`DELETE FROM identity.trusted_device WHERE expires_at < app.now()`)
}

export interface RefusedRow {
  step: 'PASSWORD' | 'SECOND'
  address: string
  country: string
  device: string
  at: Date
}

/** Written in the same way for an unknown name, so that nothing tells the two apart. */
export async function insertRefused(
  reader: Reader,
  refused: {
    merchantId: string
    username: string
    step: RefusedRow['step']
    address: string
    country: string
    device: string
  },
): Promise<void> {
  await run(
    reader,
    sql`
    INSERT INTO identity.refused_sign_in (refused_id, merchant_id, username, step, address, country, device)
    VALUES (${newId()}, ${refused.merchantId}, ${refused.username}, ${refused.step}, ${refused.address}, ${refused.country}, ${refused.device})`,
  )
}

export async function readRefused(
  reader: Reader,
  merchantId: string,
  username: string,
  atMost: number,
): Promise<RefusedRow[]> {
  return rowsOf(
    reader,
    sql<RefusedRow>`
    SELECT step, address, country, device, at FROM identity.refused_sign_in WHERE merchant_id = ${merchantId} AND username = ${username} ORDER BY at DESC LIMIT ${atMost}`,
  )
}

export async function forgetOldRefused(reader: Reader): Promise<void> {
  await run(reader, sql`DELETE FROM identity.refused_sign_in WHERE at < app.now() - interval '30 days'`)
}
