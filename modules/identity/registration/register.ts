/** Opening an account by username or by mobile number: every check first, then one transaction. */
import { randomBytes } from 'node:crypto'
import { refuse, refuseFields, refuseWith } from '../../../contract/errors.ts'
import type { FieldRule } from '../../../contract/shared/field-rules.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { networkOf } from '../../../platform/addresses.ts'
import type { RequestContext } from '../../../platform/calls.ts'
import { takeCaptcha } from '../../../platform/captcha.ts'
import { raiseCounter } from '../../../platform/counters.ts'
import { checkHuman } from '../../../platform/human-check.ts'
import { hashPassword } from '../../../platform/passwords.ts'
import { merchantOf, registerFieldsOf, settingOf, systemSettings } from '../../system/index.ts'
import { createAccount, refuseTaken } from '../accounts/new-account.ts'
import { checkCode, codeSubject } from '../credentials/codes.ts'
import { accountSettings } from '../settings/accounts.ts'
import { raiseKycLevel } from '../accounts/levels.ts'
import { verifyPhoneToken } from '../sign-in/phone-token.ts'
import {
  fieldsOfWay,
  findOrigin,
  readApplicant,
  type Applicant,
  type Filled,
  type RegisterWay,
} from './registration.ts'
import { signIn } from '../sign-in/sign-in.ts'
import { applicantsKey } from '../accounts/slots.ts'
import { readAccountByName, setVerifiedMobile } from '../accounts/store/accounts.ts'

export interface Registered {
  token: string
  memberId: string
  account: string
  firstTimeLogin: boolean
}

/**
 * Opens the account and signs it in. Refuses, in this order: REG_CLOSED, VERIFY_HUMAN_REQUIRED, REG_TERMS,
 * every broken field at once, AUTH_CAPTCHA_*, too many from one network, REG_INVITE_INVALID,
 * REG_USERNAME_TAKEN, the proof of the number (VERIFY_CODE_*, PHONE_*), AUTH_SELF_EXCLUDED, REG_MOBILE_TAKEN.
 * The code is used up last, so that a taken name does not cost it.
 */
export async function registerBy(
  context: RequestContext,
  way: RegisterWay,
  filled: Filled & { humanCheck?: string; captcha?: string },
): Promise<Registered> {
  const { merchant, database } = context
  const reader = database.kysely
  const { flags } = merchantOf(context)
  if (!flags.registration || (way === 'mobile' && !flags.MOBILENUMREG3)) refuse('REG_CLOSED')
  await checkHuman(context, 'register', filled.humanCheck)
  if (filled.termsAccepted === false) refuse('REG_TERMS')
  const fields = fieldsOfWay(await registerFieldsOf(reader, merchant.id), way, {
    password: flags.MOBILENUMPASSREG3,
    number: !filled.firebaseIdToken,
  })
  const minAge = await settingOf(reader, merchant.id, systemSettings.minAge)
  const applicant = readApplicant(context, filled, fields, minAge)
  const proof = proofOf(filled, applicant, way === 'mobile' || flags.REGMOBVERF3)
  await checkCaptcha(context, fields.captcha, filled.captcha)
  await spendCap(context)
  const origin = await findOrigin(reader, context, filled)
  // The database decides in the end; asking first saves the work of two hashes.
  if (await readAccountByName(reader, merchant.id, applicant.username))
    refuseWith('REG_USERNAME_TAKEN', { fields: [{ field: 'username', rule: 'usernameTaken' }] })
  if (proof) await proveMobile(context, applicant, proof)
  await context
    .use(applicantsKey)
    .check(context, { mobile: proof ? applicant.mobile : null, idNumber: applicant.profile.idNumber ?? null })
  // A member without a password signs in by code, and may set one by recovering it.
  const passwordHash = await hashPassword(applicant.password || randomBytes(32).toString('base64url'))
  const paymentPasswordHash =
    applicant.paymentPassword === null ? null : await hashPassword(applicant.paymentPassword)
  return database.transaction(async (tx) => {
    const account = await createAccount(context, tx, {
      merchantId: merchant.id,
      username: applicant.username,
      type: origin.memberType,
      uplineId: origin.uplineId,
      memberG: origin.memberG,
      referrerId: origin.referrerId,
      invitationCode: origin.code,
      passwordHash,
      paymentPasswordHash,
      payeeName: applicant.payeeName,
      mobile: proof ? null : applicant.mobile,
      email: applicant.email,
      nickname: applicant.nickname,
      profile: applicant.profile,
      // The one checkbox of the form confirms both (text key register_terms_tick), and a form is sent only
      // with it.
      ageConfirmedAt: context.now,
      termsAcceptedAt: context.now,
      language: languageOf(context, filled.language),
      registeredAddress: context.address,
      registeredHost: context.host,
      registeredBy:
        typeof filled.registerMethod === 'string' && filled.registerMethod ? filled.registerMethod : 'WEB',
    })
    if (proof && applicant.mobile) {
      await setVerifiedMobile(tx, merchant.id, account.account_id, applicant.mobile).catch(refuseTaken)
      await raiseKycLevel(tx, merchant.id, account.account_id)
    }
    await context
      .use(applicantsKey)
      .opened(tx, context, { merchantId: merchant.id, accountId: account.account_id })
    const { token } = await signIn(tx, context, account, 'REGISTER')
    return { token, memberId: account.account_id, account: account.username, firstTimeLogin: true }
  })
}

type Proof = { code: string } | { idToken: string; channel: string }

/** What was sent to prove the number; if it is missing, that is a field error before anything is used up. */
function proofOf(filled: Filled, applicant: Applicant, isAsked: boolean): Proof | null {
  if (typeof filled.firebaseIdToken === 'string' && filled.firebaseIdToken)
    return { idToken: filled.firebaseIdToken, channel: String(filled.firebaseChannel ?? '') }
  if (!isAsked || applicant.mobile === null) return null
  const code = typeof filled.verificationCode === 'string' ? filled.verificationCode.trim() : ''
  return code ? { code } : refuseFields([{ field: 'verificationCode', rule: 'required' }])
}

async function proveMobile(context: RequestContext, applicant: Applicant, proof: Proof): Promise<void> {
  if ('code' in proof)
    return checkCode(context, {
      purpose: 'REGISTER',
      mobile: applicant.mobile ?? '',
      subject: codeSubject(context),
      code: proof.code,
    })
  const proven = await verifyPhoneToken(context, {
    firebaseChannel: proof.channel,
    firebaseIdToken: proof.idToken,
  })
  // The form has one number and the issuer proved another: neither is what the newcomer meant.
  if (applicant.mobile !== null && applicant.mobile !== proven) refuse('PHONE_TOKEN_INVALID')
  applicant.mobile = proven
}

/** If the merchant asks for it without requiring it, an empty answer is accepted; a given one is checked. */
async function checkCaptcha(
  context: RequestContext,
  { enabled, required }: Pick<FieldRule, 'enabled' | 'required'>,
  given: string | undefined,
): Promise<void> {
  if (!enabled || (!required && !given?.trim())) return
  const captcha = await takeCaptcha(context, given)
  if (captcha !== 'right')
    refuseWith(captcha === 'absent' ? 'AUTH_CAPTCHA_REQUIRED' : 'AUTH_CAPTCHA_WRONG', { captcha: true })
}

async function spendCap(context: RequestContext): Promise<void> {
  const atMost = await settingOf(
    context.database.kysely,
    context.merchant.id,
    accountSettings.registerPerNetworkHour,
  )
  if (
    (await raiseCounter(context.database.kysely, 'registered', networkOf(context.address), 3_600_000)) >
    atMost
  )
    throw new Refusal('COMMON_RATE_LIMIT', { retryAfterS: 60 })
}

function languageOf(context: RequestContext, asked: string | boolean | undefined): string {
  const wanted = typeof asked === 'string' ? asked.toLowerCase() : ''
  const found = context.merchant.languages.find((language) => language === wanted)
  return (found ?? context.language).toUpperCase()
}
