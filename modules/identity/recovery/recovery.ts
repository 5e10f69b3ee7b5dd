/**
 * A forgotten password (security/decisions.md §4, Password reset): by a link in a mail, or by a code to the
 * proven number. Either way every session ends, links and remembered devices become void, and payouts wait
 * for a day.
 */
import { createHash, randomBytes } from 'node:crypto'
import { refuse, refuseFields, refuseWith } from '../../../contract/errors.ts'
import { faultOf, tidyField } from '../../../contract/shared/field-rules.ts'
import { networkOf } from '../../../platform/addresses.ts'
import type { CallContext, Language, RequestContext } from '../../../platform/calls.ts'
import type { Config } from '../../../platform/config.ts'
import { raiseCounter } from '../../../platform/counters.ts'
import { sessionsKey } from '../../../platform/keys.ts'
import { emitEvent } from '../../../platform/outbox.ts'
import { hashPassword, verifyPassword } from '../../../platform/passwords.ts'
import type { Reader, Tx } from '../../../platform/postgres.ts'
import { queueMessage, registerFieldsOf, requireCarrier } from '../../system/index.ts'
import { openLock } from '../sign-in/attempts.ts'
import { checkCode, codeSubject } from '../credentials/codes.ts'
import { isCommonPassword } from '../../../contract/shared/common-passwords.ts'
import { events } from '../accounts/events.ts'
import { mailTexts } from '../locales/mail.ts'
import { passwordFault } from '../credentials/rules/password.ts'
import { lockAccount, readAccount, type AccountRow } from '../accounts/store/accounts.ts'
import { newestPurpose } from '../credentials/store/codes.ts'
import { forgetDevices, readFormerPasswords, replacePassword } from '../credentials/store/credentials.ts'
import {
  forgetLinks,
  holdPayouts,
  insertLink,
  readAccountByMobile,
  readAccountForMail,
  readLink,
  readPayoutHold,
  takeLink,
} from '../credentials/store/recovery.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
export const LINK_MINUTES = 30
const HOLD_HOURS = 24
/** Mails that one network may ask for in an hour, and one address may get. */
const CAPS = { network: 20, address: 5 }

const digest = (token: string): Buffer => createHash('sha256').update(token).digest()

/**
 * Records the request and answers; a listener looks the account up afterwards, so that known and unknown
 * accounts cost the same work. Beyond the caps the request is dropped, with the same answer. MAIL_NOT_SET_UP
 * if no mail can be sent.
 */
export async function askForMail(
  context: CallContext,
  asked: { username: string; email: string },
): Promise<void> {
  requireCarrier(context.config, 'MAIL')
  const username = tidyField('username', asked.username)
  const email = asked.email.trim().toLowerCase()
  const rules = await registerFieldsOf(context.tx, context.merchant.id)
  const faults = [
    faultOf('username', { ...rules.username, required: true }, username),
    faultOf('email', { ...rules.email, required: true }, email),
  ].flatMap((fault) => fault ?? [])
  if (faults.length > 0) refuseWith('REQUEST_INVALID', { fields: faults })
  const fromNetwork = await raiseCounter(
    context.database.aside,
    'recover-network',
    networkOf(context.address),
    HOUR,
  )
  const toAddress = await raiseCounter(
    context.database.aside,
    'recover-address',
    `${context.merchant.id}:${email}`,
    HOUR,
  )
  if (fromNetwork > CAPS.network || toAddress > CAPS.address) return
  await context.emit(events.recoveryAsked, {
    merchantId: context.merchant.id,
    username,
    email,
    language: context.language,
  })
}

/**
 * Sends the link if the address is the account's own. The address of the link is configured, never taken from
 * a request.
 */
export async function sendLink(
  tx: Tx,
  config: Config,
  now: Date,
  asked: { merchantId: string; house: string; username: string; email: string; language: Language },
): Promise<void> {
  const account = await readAccountForMail(tx, asked.merchantId, asked.username, asked.email)
  if (!account?.email) return
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + LINK_MINUTES * MINUTE)
  await insertLink(tx, {
    tokenHash: digest(token),
    accountId: account.account_id,
    merchantId: account.merchant_id,
    expiresAt,
  })
  // Behind the number sign the token reaches neither our logs nor the address of the next page.
  const address = `${config.publicOrigin}/forget?tab=email#token=${token}`
  const mail = mailTexts[asked.language].recovery({
    house: asked.house,
    username: account.username,
    address,
    minutes: LINK_MINUTES,
  })
  await queueMessage(tx, config, {
    merchantId: account.merchant_id,
    channel: 'MAIL',
    recipient: account.email,
    purpose: 'RECOVER',
    ...mail,
    expiresAt,
  })
}

/** AUTH_LINK_INVALID for a used, replaced or expired link; a refused password leaves it valid. */
export async function resetByLink(
  context: RequestContext,
  given: { token: string; newPassword: string; confirmNewPassword?: string | undefined },
): Promise<void> {
  const tokenHash = digest(given.token)
  const link = await readLink(context.database.kysely, context.merchant.id, tokenHash)
  const account = link && (await readAccount(context.database.kysely, context.merchant.id, link.account_id))
  if (!account) refuse('AUTH_LINK_INVALID')
  if (given.confirmNewPassword !== undefined && given.confirmNewPassword !== given.newPassword)
    refuseFields([{ field: 'confirmNewPassword', rule: 'confirmWrong' }])
  const passwordHash = await readyPassword(context, account, given.newPassword)
  await replace(context, account, passwordHash, async (tx) => {
    if (!(await takeLink(tx, tokenHash))) refuse('AUTH_LINK_INVALID')
  })
}

/**
 * Returns the account with its new password; VERIFY_CODE_WRONG for a number that nobody proved, as for any
 * wrong code.
 */
export async function resetByPhone(
  context: RequestContext,
  given: { mobile: string; code: string; newPassword: string },
): Promise<AccountRow> {
  const account = await readAccountByMobile(context.database.kysely, context.merchant.id, given.mobile)
  // The password's format is checked before the code is used up, and what only the owner may learn after it.
  await refuseWeak(context, account, given.newPassword)
  await checkCode(context, {
    purpose: await purposeOf(context, given.mobile),
    mobile: given.mobile,
    subject: codeSubject(context),
    code: given.code,
  })
  if (!account) refuse('VERIFY_CODE_WRONG')
  if (account.state === 'FROZEN') refuse('AUTH_DISABLED')
  await refuseFormer(context.database.kysely, account, given.newPassword)
  const passwordHash = await hashPassword(given.newPassword)
  await replace(context, account, passwordHash)
  return (
    (await readAccount(context.database.kysely, context.merchant.id, account.account_id)) ??
    refuse('SESSION_EXPIRED')
  )
}

/**
 * The code that the visitor asked for last: to recover, or without a purpose, as in the site's one call
 * (site.md §7).
 */
async function purposeOf(context: RequestContext, mobile: string): Promise<'RECOVER' | 'SIGN_IN'> {
  const last = await newestPurpose(context.database.kysely, {
    merchantId: context.merchant.id,
    target: mobile,
    subject: codeSubject(context),
    purposes: ['RECOVER', 'SIGN_IN'],
  })
  return last === 'SIGN_IN' ? 'SIGN_IN' : 'RECOVER'
}

async function readyPassword(
  context: RequestContext,
  account: AccountRow,
  newPassword: string,
): Promise<string> {
  await refuseWeak(context, account, newPassword)
  await refuseFormer(context.database.kysely, account, newPassword)
  return hashPassword(newPassword)
}

async function refuseWeak(
  context: RequestContext,
  account: AccountRow | undefined,
  newPassword: string,
): Promise<void> {
  const { password } = await registerFieldsOf(context.database.kysely, context.merchant.id)
  const fault = faultOf('newPassword', password, newPassword)
  if (fault) refuseWith('REQUEST_INVALID', { fields: [fault] })
  const facts = {
    username: account?.username ?? '',
    mobile: account?.mobile ?? null,
    initialPassword: context.config.initialPassword,
    isCommon: isCommonPassword,
  }
  const weak = passwordFault(newPassword, facts)
  if (weak) refuseFields([{ field: 'newPassword', rule: weak }])
}

async function refuseFormer(reader: Reader, account: AccountRow, newPassword: string): Promise<void> {
  if (await verifyPassword(account.password_hash, newPassword))
    refuseFields([{ field: 'newPassword', rule: 'passwordUnchanged' }])
  for (const former of await readFormerPasswords(reader, account.account_id)) {
    if (await verifyPassword(former, newPassword))
      refuseWith('AUTH_PASSWORD_REUSED', { fields: [{ field: 'newPassword', rule: 'passwordReused' }] })
  }
}

async function replace(
  context: RequestContext,
  account: AccountRow,
  passwordHash: string,
  first: (tx: Tx) => Promise<void> = async () => {},
): Promise<void> {
  await context.database.transaction(async (tx) => {
    const now = await lockAccount(tx, account.merchant_id, account.account_id)
    await first(tx)
    if (now?.state === 'FROZEN') refuse('AUTH_DISABLED')
    await replacePassword(tx, account.account_id, passwordHash)
    await forgetDevices(tx, account.account_id)
    await forgetLinks(tx, account.account_id)
    await holdPayouts(tx, account.account_id, new Date(context.now.getTime() + HOLD_HOURS * HOUR))
    await context.use(sessionsKey).endAll(tx, account.account_id, 'SESSION_EXPIRED')
    await emitEvent(tx, events.passwordChanged, {
      merchantId: account.merchant_id,
      memberId: account.account_id,
    })
  })
  context.use(sessionsKey).forget(account.account_id)
  // The person proved the mail or the number, so they are not guessing.
  await openLock(context, account.merchant_id, account.username)
}

/**
 * Until when nothing is paid out to an account whose password was recovered; null if there is no such hold.
 */
export async function payoutHoldOf(reader: Reader, accountId: string, now: Date): Promise<Date | null> {
  const until = await readPayoutHold(reader, accountId)
  return until !== null && until > now ? until : null
}
