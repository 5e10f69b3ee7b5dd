import { recoverByLink } from '../../../../contract/player/identity/recover-by-link.ts'
import { recoverByMail } from '../../../../contract/player/identity/recover-by-mail.ts'
import { recoverByPhone } from '../../../../contract/player/identity/recover-by-phone.ts'
import { callServer } from '../../../client/call.ts'
import { enter } from '../../state/entrance.ts'
import { tidy } from './field-rules.ts'

/** True if the server accepted the request; whether a mail is sent is not revealed. */
export async function askForMail({ username, email }: { username: string; email: string }): Promise<boolean> {
  return callServer(recoverByMail, {
    body: { username: tidy('username', username), email: tidy('email', email) },
  }).then(
    () => true,
    () => false,
  )
}

/**
 * Sets the password by the code and enters: the server's answer is the sign-in already (domain/gaps.md §7 row
 * 8).
 */
export async function resetByPhone(form: {
  mobileNum: string
  countryDialingCode: string
  verificationCode: string
  newPassword: string
}): Promise<void> {
  await enter(
    await callServer(recoverByPhone, {
      body: { ...form, mobileNum: form.mobileNum.trim(), verificationCode: form.verificationCode.trim() },
    }),
  )
}

export async function resetByLink(form: {
  token: string
  newPassword: string
  confirmNewPassword: string
}): Promise<void> {
  await callServer(recoverByLink, { body: form })
}

/** The token of a recovery mail's link: behind the number sign, so that it travels nowhere. */
export function linkToken(hash = location.hash): string | null {
  return new URLSearchParams(hash.slice(1)).get('token')
}
