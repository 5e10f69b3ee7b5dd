import { checkAffiliate } from '../../../../contract/player/identity/check-affiliate.ts'
import { registerMember as registerCall } from '../../../../contract/player/identity/register-member.ts'
import { callServer } from '../../../client/call.ts'
import { checkHuman } from '../../../client/human-check.ts'
import { enter } from '../../state/entrance.ts'
import { tidy } from './field-rules.ts'

export type RegisterForm = Record<string, string> & { captcha?: string }

/** Registers by username and enters: the invitation first, then the human check, then the sealed call (spec §4). */
export async function registerMember(form: RegisterForm): Promise<void> {
  const fields = Object.fromEntries(Object.entries(form).map(([name, value]) => [name, tidy(name, value)]).filter(([, value]) => value !== ''))
  const code = fields['affiliateCode'] ?? fields['referralCode']
  if (code) await callServer(checkAffiliate, { query: { code, domain: location.hostname } })
  const humanCheck = await checkHuman('register')
  await enter(await callServer(registerCall, { body: { ...fields, registerUrl: location.origin + location.pathname, domain: location.hostname, registerMethod: 'WEB', termsAccepted: true, ageConfirmed: true, language: document.documentElement.lang.toUpperCase(), humanCheck } as never }))
}
