/** Rows of identity.reset_link, accounts by their proven number, and the hold after a recovered password. */
import { firstOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type { AccountRow } from '../../accounts/store/accounts.ts'

/** The account that proved the number; one that only claimed it is not found. */
export async function readAccountByMobile(
  reader: Reader,
  merchantId: string,
  mobile: string,
): Promise<AccountRow | undefined> {
  return firstOf(
    reader,
    sql<AccountRow>`
    SELECT * FROM identity.account WHERE merchant_id = ${merchantId} AND mobile = ${mobile} AND mobile_verified_at IS NOT NULL`,
  )
}

/**
 * The account that a recovery mail may go to: its address was given at registration or proven since, and the
 * account may sign in.
 */
export async function readAccountForMail(
  reader: Reader,
  merchantId: string,
  username: string,
  email: string,
): Promise<AccountRow | undefined> {
  return firstOf(
    reader,
    sql<AccountRow>`
    SELECT * FROM identity.account WHERE merchant_id = ${merchantId} AND username = ${username} AND lower(email) = ${email}
      AND (email_is_own OR email_verified_at IS NOT NULL) AND password_hash IS NOT NULL AND state = 'ACTIVE'`,
  )
}

/** A new link ends those before it. */
export async function insertLink(
  tx: Tx,
  link: { tokenHash: Buffer; accountId: string; merchantId: string; expiresAt: Date },
): Promise<void> {
  await forgetLinks(tx, link.accountId)
  await run(
    tx,
    sql`
    INSERT INTO identity.reset_link (token_hash, account_id, merchant_id, expires_at) VALUES (${link.tokenHash}, ${link.accountId}, ${link.merchantId}, ${link.expiresAt})`,
  )
}

/** Reads without taking: a refused password must not use up the link. */
export async function readLink(
  reader: Reader,
  merchantId: string,
  tokenHash: Buffer,
): Promise<{ account_id: string } | undefined> {
  return firstOf(
    reader,
    sql<{ account_id: string }>`
    SELECT account_id FROM identity.reset_link WHERE token_hash = ${tokenHash} AND merchant_id = ${merchantId} AND used_at IS NULL AND expires_at > app.now()`,
  )
}

/** Takes the link: true for one caller, however many come at once. */
export async function takeLink(tx: Tx, tokenHash: Buffer): Promise<boolean> {
  return (
    (await run(
      tx,
      sql`UPDATE identity.reset_link SET used_at = app.now() WHERE token_hash = ${tokenHash} AND used_at IS NULL AND expires_at > app.now()`,
    )) > 0n
  )
}

export async function forgetLinks(tx: Reader, accountId: string): Promise<void> {
  await run(tx, sql`DELETE FROM identity.reset_link WHERE account_id = ${accountId} AND used_at IS NULL`)
}

export async function forgetOldLinks(reader: Reader): Promise<void> {
  await run(reader, sql`DELETE FROM identity.reset_link WHERE expires_at < app.now() - interval '7 days'`)
}

export async function holdPayouts(tx: Tx, accountId: string, until: Date): Promise<void> {
  await run(
    tx,
    sql`UPDATE identity.account SET payout_hold_until = greatest(payout_hold_until, ${until}) WHERE account_id = ${accountId}`,
  )
}

export async function readPayoutHold(reader: Reader, accountId: string): Promise<Date | null> {
  const row = await firstOf(
    reader,
    sql<{
      until: Date | null
    }>`SELECT payout_hold_until AS until FROM identity.account WHERE account_id = ${accountId}`,
  )
  return row?.until ?? null
}
