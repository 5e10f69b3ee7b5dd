/** Numbers proven by another service: an id token of the configured issuer replaces our own code, once. */
import { refuse, refuseFields } from '../../../contract/errors.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { RequestContext } from '../../../platform/calls.ts'
import { keepOneUse } from '../../../platform/counters.ts'
import { markOfToken, phoneIssuerOf, readPhoneToken } from '../../../platform/phone-issuer.ts'
import { merchantOf, settingOf } from '../../system/index.ts'
import { codeSettings } from '../settings/codes.ts'
import { dialingCode } from '../accounts/rules/mobile.ts'

/** Longer than any token that the issuer's age limit accepts. */
const KEPT_MS = 30 * 60_000

/**
 * The number in E.164 form that the token proves; the token is used up. PHONE_OFF if the merchant or the
 * platform has no issuer; PHONE_TOKEN_INVALID for a token of another issuer or audience, an expired one, or
 * one used before; COMMON_BUSY while the issuer's keys cannot be fetched.
 */
export async function verifyPhoneToken(
  context: RequestContext,
  given: { firebaseChannel?: string | undefined; firebaseIdToken: string },
): Promise<string> {
  const issuer = merchantOf(context).flags.phoneSignIn ? phoneIssuerOf(context.config) : null
  if (!issuer) refuse('PHONE_OFF')
  const proof = await readPhoneToken(issuer, given.firebaseIdToken)
  if (proof === 'unreachable') throw new Refusal('COMMON_BUSY', { retryAfterS: 5 })
  if (proof === 'invalid') refuse('PHONE_TOKEN_INVALID')
  const countries = await settingOf(context.database.kysely, context.merchant.id, codeSettings.smsCountries)
  if (!countries.some((code) => proof.number.startsWith(`+${dialingCode(code)}`)))
    refuseFields([{ field: 'countryDialingCode', rule: 'phoneCountry' }])
  if (
    !(await keepOneUse(
      context.database.aside,
      'phone-token',
      markOfToken(given.firebaseIdToken),
      '',
      KEPT_MS,
    ))
  )
    refuse('PHONE_TOKEN_INVALID')
  return proof.number
}
