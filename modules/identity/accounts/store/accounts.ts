/** Rows of identity.account. */
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import { kindOf, type Account, type AccountType } from '../types.ts'

export interface AccountRow {
  account_id: string
  merchant_id: string
  username: string
  type: AccountType
  state: 'ACTIVE' | 'FROZEN'
  frozen_reason: string | null
  frozen_by: string | null
  frozen_at: Date | null
  nickname: string
  language: string
  upline_id: string | null
  depth: number
  member_g: number
  referrer_id: string | null
  password_hash: string | null
  password_changed_at: Date
  initial_until: Date | null
  payment_password_hash: string | null
  payee_name: string | null
  mobile: string | null
  mobile_verified_at: Date | null
  email: string | null
  email_verified_at: Date | null
  kyc_level: number
  vip_level: number
  age_confirmed_at: Date | null
  terms_accepted_at: Date | null
  profile: Record<string, string>
  first_login_acked_at: Date | null
  last_sign_in_at: Date | null
  last_sign_in_address: string | null
  registered_address: string
  registered_host: string
  registered_by: string
  invitation_code: string | null
  created_at: Date
  totp_seed: Buffer | null
  totp_pending_seed: Buffer | null
  totp_last_step: bigint
}

export function toAccount(row: AccountRow): Account {
  const kind = kindOf(row.type)
  return {
    accountId: row.account_id,
    merchantId: row.merchant_id,
    username: row.username,
    type: row.type,
    kind,
    isTrial: kind === 'trial',
    isAgent: kind === 'agent',
    state: row.state,
    nickname: row.nickname,
    kycLevel: row.kyc_level,
    vipLevel: row.vip_level,
    payeeName: row.payee_name,
    mobile: row.mobile,
    isMobileVerified: row.mobile_verified_at !== null,
    email: row.email,
    isEmailVerified: row.email_verified_at !== null,
    language: row.language,
    uplineId: row.upline_id,
    memberG: row.member_g,
    isFirstLogin: row.first_login_acked_at === null,
    hasPaymentPassword: row.payment_password_hash !== null,
    createdAt: row.created_at,
    lastSignInAt: row.last_sign_in_at,
  }
}

export async function readAccount(
  reader: Reader,
  merchantId: string,
  accountId: string,
): Promise<AccountRow | undefined> {
  return firstOf(
    reader,
    sql<AccountRow>`SELECT * FROM identity.account WHERE merchant_id = ${merchantId} AND account_id = ${accountId}`,
  )
}

/** The same, locked until the transaction ends: for changes that depend on the present values. */
export async function lockAccount(
  tx: Tx,
  merchantId: string,
  accountId: string,
): Promise<AccountRow | undefined> {
  return firstOf(
    tx,
    sql<AccountRow>`SELECT * FROM identity.account WHERE merchant_id = ${merchantId} AND account_id = ${accountId} FOR UPDATE`,
  )
}

export async function readAccountByName(
  reader: Reader,
  merchantId: string,
  username: string,
): Promise<AccountRow | undefined> {
  return firstOf(
    reader,
    sql<AccountRow>`SELECT * FROM identity.account WHERE merchant_id = ${merchantId} AND username = ${username}`,
  )
}

export async function readAccountsByNames(
  reader: Reader,
  merchantId: string,
  usernames: readonly string[],
): Promise<AccountRow[]> {
  return rowsOf(
    reader,
    sql<AccountRow>`
    SELECT * FROM identity.account WHERE merchant_id = ${merchantId} AND username = ANY (${[...usernames]}::text[])`,
  )
}

export async function readAccounts(reader: Reader, accountIds: readonly string[]): Promise<AccountRow[]> {
  return rowsOf(
    reader,
    sql<AccountRow>`SELECT * FROM identity.account WHERE account_id = ANY (${[...accountIds]}::text[])`,
  )
}

export interface NewAccountRow {
  accountId: string
  merchantId: string
  username: string
  type: AccountType
  nickname: string
  language: string
  uplineId: string | null
  memberG: number
  referrerId: string | null
  passwordHash: string | null
  initialUntil: Date | null
  paymentPasswordHash: string | null
  payeeName: string | null
  mobile: string | null
  email: string | null
  ageConfirmedAt: Date | null
  termsAcceptedAt: Date | null
  profile: Readonly<Record<string, string>>
  registeredAddress: string
  registeredHost: string
  registeredBy: string
  /** The code that it was opened by; kept when its link ends. */
  invitationCode: string | null
}

/** A violation of `account_username_once` or `account_mobile_once` says which of the two was taken. */
export async function insertAccount(tx: Tx, fresh: NewAccountRow): Promise<AccountRow> {
  const row = await oneOf(
    tx,
    sql<AccountRow>`
    INSERT INTO identity.account (account_id, merchant_id, username, type, nickname, language, upline_id, member_g, depth, referrer_id, password_hash, initial_until,
      payment_password_hash, payee_name, mobile, email, age_confirmed_at, terms_accepted_at, profile, registered_address, registered_host, registered_by, invitation_code)
    VALUES (${fresh.accountId}, ${fresh.merchantId}, ${fresh.username}, ${fresh.type}, ${fresh.nickname}, ${fresh.language}, ${fresh.uplineId}, ${fresh.memberG},
      coalesce((SELECT depth + 1 FROM identity.account WHERE account_id = ${fresh.uplineId}), 0), ${fresh.referrerId}, ${fresh.passwordHash}, ${fresh.initialUntil},
      ${fresh.paymentPasswordHash}, ${fresh.payeeName}, ${fresh.mobile}, ${fresh.email}, ${fresh.ageConfirmedAt}, ${fresh.termsAcceptedAt},
      ${JSON.stringify(fresh.profile)}::jsonb, ${fresh.registeredAddress}, ${fresh.registeredHost}, ${fresh.registeredBy}, ${fresh.invitationCode})
    RETURNING *`,
  )
  await run(
    tx,
    sql`
    INSERT INTO identity.upline (account_id, upline_id, distance)
    SELECT ${fresh.accountId}, ${fresh.uplineId}, 1 WHERE ${fresh.uplineId}::text IS NOT NULL
    UNION ALL SELECT ${fresh.accountId}, upline_id, distance + 1 FROM identity.upline WHERE account_id = ${fresh.uplineId}`,
  )
  return row
}

export async function setState(
  tx: Tx,
  accountId: string,
  freeze: { reason: string; by: string } | null,
): Promise<void> {
  await run(
    tx,
    freeze
      ? sql`UPDATE identity.account SET state = 'FROZEN', frozen_reason = ${freeze.reason}, frozen_by = ${freeze.by}, frozen_at = app.now() WHERE account_id = ${accountId}`
      : sql`UPDATE identity.account SET state = 'ACTIVE', frozen_reason = NULL, frozen_by = NULL, frozen_at = NULL WHERE account_id = ${accountId}`,
  )
}

export async function writeLanguage(tx: Tx, accountId: string, language: string): Promise<void> {
  await run(tx, sql`UPDATE identity.account SET language = ${language} WHERE account_id = ${accountId}`)
}

export async function ackFirstLogin(tx: Tx, accountId: string): Promise<void> {
  await run(
    tx,
    sql`UPDATE identity.account SET first_login_acked_at = app.now() WHERE account_id = ${accountId} AND first_login_acked_at IS NULL`,
  )
}

export interface ProfileChange {
  nickname: string
  payeeName: string | null
  email: string | null
  isEmailNew: boolean
  ageConfirmedAt: Date | null
  profile: Readonly<Record<string, string>>
}

export async function updateProfile(tx: Tx, accountId: string, change: ProfileChange): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE identity.account SET nickname = ${change.nickname}, payee_name = ${change.payeeName}, email = ${change.email}, profile = ${JSON.stringify(change.profile)}::jsonb,
      email_verified_at = CASE WHEN ${change.isEmailNew} THEN NULL ELSE email_verified_at END, email_is_own = email_is_own AND NOT ${change.isEmailNew}, age_confirmed_at = ${change.ageConfirmedAt}
    WHERE account_id = ${accountId}`,
  )
}

export async function setVerifiedEmail(tx: Tx, accountId: string, email: string): Promise<void> {
  await run(
    tx,
    sql`UPDATE identity.account SET email = ${email}, email_verified_at = app.now() WHERE account_id = ${accountId}`,
  )
}

/**
 * Gives a proven number to the account; an account that only claimed it loses it. Violates
 * `account_mobile_once` if another account has proven it.
 */
export async function setVerifiedMobile(
  tx: Tx,
  merchantId: string,
  accountId: string,
  mobile: string,
): Promise<void> {
  await run(
    tx,
    sql`UPDATE identity.account SET mobile = NULL WHERE merchant_id = ${merchantId} AND mobile = ${mobile} AND mobile_verified_at IS NULL AND account_id <> ${accountId}`,
  )
  await run(
    tx,
    sql`UPDATE identity.account SET mobile = ${mobile}, mobile_verified_at = app.now() WHERE account_id = ${accountId}`,
  )
}

export async function writeKycLevel(tx: Tx, accountId: string, level: number): Promise<void> {
  await run(tx, sql`UPDATE identity.account SET kyc_level = ${level} WHERE account_id = ${accountId}`)
}

/** What a document proved, or an operator corrected, overrides what was typed. */
export async function writeDetail(
  tx: Tx,
  accountId: string,
  field: 'birthday' | 'idNumber',
  value: string,
): Promise<void> {
  await run(
    tx,
    sql`UPDATE identity.account SET profile = profile || jsonb_build_object(${field}::text, ${value}::text) WHERE account_id = ${accountId}`,
  )
}

export async function writePayeeName(tx: Tx, accountId: string, name: string): Promise<void> {
  await run(tx, sql`UPDATE identity.account SET payee_name = ${name} WHERE account_id = ${accountId}`)
}

/** A number that nobody has proven yet. Violates `account_mobile_once` if another account has it. */
export async function writeMobile(tx: Tx, accountId: string, mobile: string): Promise<void> {
  await run(
    tx,
    sql`UPDATE identity.account SET mobile = ${mobile}, mobile_verified_at = NULL WHERE account_id = ${accountId}`,
  )
}

/**
 * An address that its owner neither gave nor has proven: until then it cannot be used to recover a password.
 */
export async function writeEmail(tx: Tx, accountId: string, email: string): Promise<void> {
  await run(
    tx,
    sql`UPDATE identity.account SET email = ${email}, email_verified_at = NULL, email_is_own = false WHERE account_id = ${accountId}`,
  )
}

export async function writeVipLevel(tx: Tx, accountId: string, level: number): Promise<void> {
  await run(tx, sql`UPDATE identity.account SET vip_level = ${level} WHERE account_id = ${accountId}`)
}
