import { registerMember, registerMemberSchemas } from '../../../contract/player/identity/register-member.ts'
import { refuse, refuseWith } from '../../../contract/errors.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { networkOf } from '../../../platform/addresses.ts'
import { handleBatched, type RequestContext } from '../../../platform/calls.ts'
import { takeCaptcha } from '../../../platform/captcha.ts'
import { raiseCounter } from '../../../platform/counters.ts'
import { checkHuman } from '../../../platform/human-check.ts'
import { hashPassword } from '../../../platform/passwords.ts'
import { merchantOf, registerFieldsOf, settingOf, systemSettings } from '../../system/index.ts'
import { createAccount } from '../accounts.ts'
import { accountSettings } from '../definitions.ts'
import { findOrigin, readApplicant } from '../registration.ts'
import { signIn } from '../sign-in.ts'
import { readAccountByName } from '../store/accounts.ts'

export const handleRegisterMember = handleBatched(registerMember, registerMemberSchemas, async (context, { body }) => {
  const { merchant, database } = context
  const reader = database.kysely
  if (!merchantOf(context).flags.registration) refuse('REG_CLOSED')
  await checkHuman(context, 'register', body.humanCheck)
  if (body.termsAccepted === false) refuse('REG_TERMS')
  const fields = await registerFieldsOf(reader, merchant.id)
  const minAge = await settingOf(reader, merchant.id, systemSettings.minAge)
  const applicant = readApplicant(context, body, fields, minAge)
  await checkCaptcha(context, fields.captcha.enabled && fields.captcha.required, body.captcha)
  await spendCap(context)
  const origin = await findOrigin(reader, context, body)
  // The database decides in the end; asking first spares the work of two hashes.
  if (await readAccountByName(reader, merchant.id, applicant.username)) refuseWith('REG_USERNAME_TAKEN', { fields: [{ field: 'username', rule: 'usernameTaken' }] })
  const passwordHash = await hashPassword(applicant.password)
  const paymentPasswordHash = applicant.paymentPassword === null ? null : await hashPassword(applicant.paymentPassword)
  return database.transaction(async (tx) => {
    const account = await createAccount(context, tx, {
      merchantId: merchant.id, username: applicant.username, type: origin.memberType, uplineId: origin.uplineId, referrerId: origin.referrerId,
      passwordHash, paymentPasswordHash, payeeName: applicant.payeeName, mobile: applicant.mobile, email: applicant.email, nickname: applicant.nickname, profile: applicant.profile,
      // The one tick of the form says both (copy: register_terms_tick), and a form is sent only with it.
      ageConfirmedAt: context.now, termsAcceptedAt: context.now,
      language: languageOf(context, body.language), registeredAddress: context.address, registeredHost: context.host, registeredBy: body.registerMethod || 'WEB',
    })
    const { token } = await signIn(tx, context, account, 'REGISTER')
    return { token, memberId: account.account_id, account: account.username, firstTimeLogin: true }
  })
})

async function checkCaptcha(context: RequestContext, isRequired: boolean, given: string | undefined): Promise<void> {
  if (!isRequired) return
  const captcha = await takeCaptcha(context, given)
  if (captcha !== 'right') refuseWith(captcha === 'absent' ? 'AUTH_CAPTCHA_REQUIRED' : 'AUTH_CAPTCHA_WRONG', { captcha: true })
}

async function spendCap(context: RequestContext): Promise<void> {
  const atMost = await settingOf(context.database.kysely, context.merchant.id, accountSettings.registerPerNetworkHour)
  if (await raiseCounter(context.database.kysely, 'registered', networkOf(context.address), 3_600_000) > atMost) throw new Refusal('COMMON_RATE_LIMIT', { retryAfterS: 60 })
}

function languageOf(context: RequestContext, asked: string | undefined): string {
  const found = context.merchant.languages.find((language) => language === asked?.toLowerCase())
  return (found ?? context.language).toUpperCase()
}
