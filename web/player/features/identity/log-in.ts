import { logIn } from '../../../../contract/player/identity/log-in.ts'
import { callServer } from '../../../client/call.ts'
import { CallError } from '../../../client/call-error.ts'
import { checkHuman } from '../../../client/human-check.ts'
import { enter, rememberSignIn } from '../../state/entrance.ts'

export interface LoginForm {
  username: string
  password: string
  captcha: string
  rememberMe: boolean
}

/** Signs in by username: the human check, the sealed call, then in. Throws the refusal. */
export async function signIn({ username, password, captcha, rememberMe }: LoginForm): Promise<void> {
  const humanCheck = await checkHuman('login')
  const value = await callServer(logIn, { body: { username: username.trim(), password, type: 'username', ...(captcha ? { captcha: captcha.trim() } : {}), rememberMe, humanCheck } })
  rememberSignIn(rememberMe)
  await enter(value)
}

/** A refused sign-in may ask for the picture from now on (spec, login response). */
export function asksForCaptcha(error: unknown): boolean {
  if (!(error instanceof CallError)) return false
  return (error.value as { captcha?: boolean } | null | undefined)?.captcha === true || error.code === 'AUTH_CAPTCHA_REQUIRED' || error.code === 'AUTH_CAPTCHA_WRONG'
}
