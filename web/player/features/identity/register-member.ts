import { checkAffiliate } from '../../../../contract/player/identity/check-affiliate.ts'
import { registerMember as registerByName } from '../../../../contract/player/identity/register-member.ts'
import { registerMobile } from '../../../../contract/player/identity/register-mobile.ts'
import { callServer } from '../../../client/call.ts'
import { checkHuman } from '../../../client/human-check.ts'
import { enter } from '../../state/entrance.ts'
import { tidy } from './field-rules.ts'

export type RegisterForm = Record<string, string> & { captcha?: string }
export type RegisterWay = 'username' | 'mobile'

/** Proof of the number by another service, in place of a code. */
export interface PhoneProof {
  firebaseChannel: string
  firebaseIdToken: string
}

/** Registers and enters: the invitation first, then the human check, then the sealed call (site.md §4). */
export async function registerMember(
  way: RegisterWay,
  form: RegisterForm,
  countryDialingCode: string,
  proof: PhoneProof | null,
): Promise<void> {
  const fields = Object.fromEntries(
    Object.entries(form)
      .map(([name, value]) => [name, tidy(name, value)])
      .filter(([, value]) => value !== ''),
  )
  const code = fields['affiliateCode'] ?? fields['referralCode']
  if (code) await callServer(checkAffiliate, { query: { code, domain: location.hostname } })
  const humanCheck = await checkHuman('register')
  const body = {
    ...fields,
    ...(fields['mobileNum'] ? { countryDialingCode } : {}),
    ...proof,
    registerUrl: location.origin + location.pathname,
    domain: location.hostname,
    registerMethod: 'WEB',
    termsAccepted: true,
    ageConfirmed: true,
    language: document.documentElement.lang.toUpperCase(),
    humanCheck,
  }
  await enter(await callServer(way === 'mobile' ? registerMobile : registerByName, { body: body as never }))
}
