/** Sign-ins and the sessions of an account. */
import { newId } from '../../../../kernel/ids.ts'
import { oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

export type SignInHow =
  | 'PASSWORD'
  | 'REGISTER'
  | 'REMEMBERED'
  | 'FREEPLAY'
  | 'HANDOVER'
  | 'SMS'
  | 'PHONE'
  | 'RECOVERED'
/** What proved the second step of a sign-in. */
export type SecondProof = 'sms' | 'email' | 'payeeName' | 'authenticator' | 'recoveryCode'

/** Records a sign-in; returns when the account signed in before, null for its first time. */
export async function recordSignIn(
  tx: Tx,
  signIn: {
    accountId: string
    merchantId: string
    how: SignInHow
    second: SecondProof | null
    address: string
    country: string
    device: string
    visitorId: string
  },
): Promise<Date | null> {
  const { before } = await oneOf(
    tx,
    sql<{ before: Date | null }>`
    UPDATE identity.account a SET last_sign_in_at = app.now(), last_sign_in_address = ${signIn.address}
    FROM (SELECT account_id, last_sign_in_at AS before FROM identity.account WHERE account_id = ${signIn.accountId} FOR UPDATE) o
    WHERE a.account_id = o.account_id RETURNING o.before`,
  )
  await run(
    tx,
    sql`
    INSERT INTO identity.sign_in (sign_in_id, account_id, merchant_id, how, second, address, country, device, visitor_id)
    VALUES (${newId()}, ${signIn.accountId}, ${signIn.merchantId}, ${signIn.how}, ${signIn.second}, ${signIn.address}, ${signIn.country}, ${signIn.device}, ${signIn.visitorId})`,
  )
  return before
}

export interface SignInRow {
  how: SignInHow
  second: SecondProof | null
  address: string
  country: string
  device: string
  at: Date
}

export async function readSignIns(reader: Reader, accountId: string, atMost: number): Promise<SignInRow[]> {
  return rowsOf(
    reader,
    sql<SignInRow>`SELECT how, second, address, country, device, at FROM identity.sign_in WHERE account_id = ${accountId} ORDER BY at DESC LIMIT ${atMost}`,
  )
}

export interface MemberSessionRow {
  session_id: string
  address: string
  device: string
  created_at: Date
  last_seen_at: Date
  expires_at: Date
  ended_at: Date | null
  ended_code: string | null
  is_live: boolean
}

export async function readSessions(
  reader: Reader,
  merchantId: string,
  accountId: string,
  atMost: number,
): Promise<MemberSessionRow[]> {
  return rowsOf(
    reader,
    sql<MemberSessionRow>`
    SELECT session_id, address, device, created_at, last_seen_at, expires_at, ended_at, ended_code,
      ended_at IS NULL AND expires_at > app.now() AND last_seen_at + idle_ms * interval '1 millisecond' > app.now() AS is_live
    FROM app.session WHERE merchant_id = ${merchantId} AND account_id = ${accountId} AND audience = 'player' ORDER BY created_at DESC LIMIT ${atMost}`,
  )
}

/** True while a session has neither ended nor expired. */
export async function isSessionLive(reader: Reader, sessionId: string): Promise<boolean> {
  const { is_live: isLive } = await oneOf(
    reader,
    sql<{ is_live: boolean }>`
    SELECT EXISTS (SELECT 1 FROM app.session WHERE session_id = ${sessionId} AND ended_at IS NULL AND expires_at > app.now()
      AND last_seen_at + idle_ms * interval '1 millisecond' > app.now()) AS is_live`,
  )
  return isLive
}
