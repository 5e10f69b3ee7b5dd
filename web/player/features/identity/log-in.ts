import { logIn } from '../../../../contract/player/identity/log-in.ts'
import { callServer } from '../../../client/call.ts'
import { CallError } from '../../../client/call-error.ts'
import { checkHuman } from '../../../client/human-check.ts'
import { prepareSealing } from '../../../client/sealing.ts'
import { enter, rememberSignIn } from '../../state/entrance.ts'

/** The sign-in that is used: at the agents' own only agents are accepted. */
export type Area = 'member' | 'agent'

interface LoginForm {
  username: string
  password: string
  captcha: string
  rememberMe: boolean
}

/** Signs in by username: the human check, the sealed call, then in. Throws the refusal. */
export async function signIn(
  { username, password, captcha, rememberMe }: LoginForm,
  area: Area,
): Promise<void> {
  prepareSealing()
  const humanCheck = await checkHuman('login')
  const value = await callServer(logIn, {
    body: {
      username: username.trim(),
      password,
      type: 'username',
      area,
      ...(captcha ? { captcha: captcha.trim() } : {}),
      rememberMe,
      humanCheck,
    },
  })
  rememberSignIn(rememberMe)
  await enter(value)
}

/** By the code sent to the number, which was a human check's worth already. */
export async function signInByCode(
  form: { mobileNum: string; countryDialingCode: string; code: string; rememberMe: boolean },
  area: Area,
): Promise<void> {
  const { countryDialingCode, rememberMe } = form
  const value = await callServer(logIn, {
    body: {
      username: form.mobileNum.trim(),
      password: form.code.trim(),
      type: 'sms',
      countryDialingCode,
      area,
      rememberMe,
    },
  })
  rememberSignIn(rememberMe)
  await enter(value)
}

/** By a number that the configured service proved. */
export async function signInByPhone(
  proof: { firebaseChannel: string; firebaseIdToken: string },
  rememberMe: boolean,
  area: Area,
): Promise<void> {
  const value = await callServer(logIn, {
    body: { username: '', password: '', type: 'firebase', area, rememberMe, ...proof },
  })
  rememberSignIn(rememberMe)
  await enter(value)
}

/** A refused sign-in may ask for the picture from now on (site.md §4, Login response). */
export function asksForCaptcha(error: unknown): boolean {
  if (!(error instanceof CallError)) return false
  return (
    (error.value as { captcha?: boolean } | null | undefined)?.captcha === true ||
    error.code === 'AUTH_CAPTCHA_REQUIRED' ||
    error.code === 'AUTH_CAPTCHA_WRONG'
  )
}
