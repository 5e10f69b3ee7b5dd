import { requestRegisterCode } from '../../../../contract/player/identity/request-register-code.ts'
import { requestVisitorCode } from '../../../../contract/player/identity/request-visitor-code.ts'
import { callServer } from '../../../client/call.ts'
import { checkHuman } from '../../../client/human-check.ts'

/** A code for somebody who is not signed in: the human check of scene sms first (site.md §4, SMS code). */
export async function requestCode(
  purpose: 'LOGIN' | 'RECOVER',
  mobileNum: string,
  countryDialingCode: string,
): Promise<{ expiredMinutes: number; reference: string }> {
  return callServer(requestVisitorCode, {
    body: { mobileNum: mobileNum.trim(), countryDialingCode, purpose, humanCheck: await checkHuman('sms') },
  })
}

export async function requestCodeToRegister(
  mobileNo: string,
  countryDialingCode: string,
): Promise<{ expiredMinutes: number; reference: string }> {
  return callServer(requestRegisterCode, {
    body: { mobileNo: mobileNo.trim(), countryDialingCode, humanCheck: await checkHuman('sms') },
  })
}
