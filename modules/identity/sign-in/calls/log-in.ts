import type { BodyOf } from '../../../../kernel/call.ts'
import { logIn, logInSchemas } from '../../../../contract/player/identity/log-in.ts'
import { refuse } from '../../../../contract/errors.ts'
import { handleBatched, type RequestContext } from '../../../../platform/calls.ts'
import { checkHuman } from '../../../../platform/human-check.ts'
import { verifyPassword } from '../../../../platform/passwords.ts'
import { merchantOf } from '../../../system/index.ts'
import { enterAccount } from '../admission.ts'
import { openAttempt, openLock } from '../attempts.ts'
import { checkCode, codeSubject, readMobile } from '../../credentials/codes.ts'
import { verifyPhoneToken } from '../phone-token.ts'
import { toE164 } from '../../accounts/rules/mobile.ts'
import { normaliseUsername } from '../../accounts/rules/username.ts'
import { staffHashKey } from '../../accounts/slots.ts'
import { readAccountByName, type AccountRow } from '../../accounts/store/accounts.ts'
import { insertRefused } from '../../credentials/store/factors.ts'
import { readAccountByMobile } from '../../credentials/store/recovery.ts'

type Body = BodyOf<typeof logInSchemas>

// No transaction is open while a password is hashed: a flood of sign-ins must not hold the connections of all
// others.
export const handleLogIn = handleBatched(logIn, logInSchemas, async (context, { body }) => {
  const { rememberMe, area } = body
  if (body.type === 'sms')
    return enterAccount(context, await accountByCode(context, body), { how: 'SMS', rememberMe, area })
  if (body.type === 'firebase')
    return enterAccount(context, await accountByPhone(context, body), { how: 'PHONE', rememberMe, area })
  return enterAccount(context, await accountByPassword(context, body), { how: 'PASSWORD', rememberMe, area })
})

async function accountByPassword(context: RequestContext, body: Body): Promise<AccountRow> {
  await checkHuman(context, 'login', body.humanCheck)
  if (body.username.trim() === '' || body.password === '') refuse('AUTH_BAD_CREDENTIALS')
  // Names begin with a letter, so this is a number (the specification's sign-in after a recovery by phone).
  const mobile = toE164(body.username.trim(), body.countryDialingCode)
  const owner =
    mobile === undefined
      ? undefined
      : await readAccountByMobile(context.database.kysely, context.merchant.id, mobile)
  const username = mobile === undefined ? normaliseUsername(body.username) : (owner?.username ?? mobile)
  const attempt = await openAttempt(context, { username, password: body.password, captcha: body.captcha })
  const account = owner ?? (await readAccountByName(context.database.kysely, context.merchant.id, username))
  const staffHash = await context.use(staffHashKey)(context, username, account === undefined)
  const isRight = await verifyPassword(account?.password_hash ?? staffHash, body.password).catch(
    async (error: unknown) => {
      await attempt.cancel()
      throw error
    },
  )
  // An initial password that was not used in time is void.
  const hasRunOut = account?.initial_until != null && account.initial_until <= context.now
  if (!account && isRight) {
    await attempt.cancel()
    refuse('AUTH_NOT_MEMBER')
  }
  if (!account || !isRight || hasRunOut) {
    await noteRefused(context, username)
    return attempt.fail()
  }
  await attempt.succeed()
  return account
}

/**
 * By the code sent to a proven number; the owner of the phone also removes the lock of the password
 * (domain/gaps.md §4).
 */
async function accountByCode(context: RequestContext, body: Body): Promise<AccountRow> {
  if (!merchantOf(context).flags.codeLogin) refuse('AUTH_CODE_LOGIN_OFF')
  const mobile = readMobile({ mobileNum: body.username, countryDialingCode: body.countryDialingCode })
  const account = await readAccountByMobile(context.database.kysely, context.merchant.id, mobile)
  await checkCode(context, {
    purpose: 'SIGN_IN',
    mobile,
    subject: codeSubject(context),
    code: body.password.trim(),
  }).catch(async (error: unknown) => {
    await noteRefused(context, account?.username ?? mobile)
    throw error
  })
  // This code was sent to nobody.
  if (!account) refuse('VERIFY_CODE_WRONG')
  await openLock(context, account.merchant_id, account.username)
  return account
}

/** By a number that the configured service proved; the caller only learns that no account belongs to it. */
async function accountByPhone(context: RequestContext, body: Body): Promise<AccountRow> {
  const mobile = await verifyPhoneToken(context, {
    firebaseChannel: body.firebaseChannel,
    firebaseIdToken: body.firebaseIdToken ?? '',
  })
  const account =
    (await readAccountByMobile(context.database.kysely, context.merchant.id, mobile)) ??
    refuse('AUTH_BAD_CREDENTIALS')
  await openLock(context, account.merchant_id, account.username)
  return account
}

async function noteRefused(context: RequestContext, username: string): Promise<void> {
  await insertRefused(context.database.kysely, {
    merchantId: context.merchant.id,
    username,
    step: 'PASSWORD',
    address: context.address,
    country: context.country,
    device: context.userAgent,
  })
}
