/** A member at the security centre, with the codes and the authenticator that it asks for. */
import { Secret, TOTP } from 'otpauth'
import { expect } from 'vitest'
import { codeSentTo, logIn, makeAccount } from './identity.ts'
import { startServer, type TestClient, type TestServer } from './server.ts'
import { beginCodeStep } from './totp.ts'
import { clock } from '../../kernel/clock.ts'

export const PASSWORD = 'correct-horse-7'

export let server: TestServer
let number = 40_000_000

export async function openServer() {
  server = await startServer()
}

export const query = (text: string, values: unknown[] = []) =>
  server.process.database.pool.query(text, values)

const forgetCaps = () =>
  query(
    "DELETE FROM app.counter WHERE name LIKE 'sms-%' OR name LIKE 'mail-%' OR name LIKE 'sign-in-failed%'",
  )

export const newNumber = () => `08${(number += 20_011)}`

export const e164 = (mobileNum: string) => `+66${mobileNum.slice(1)}`

export interface Member {
  client: TestClient
  token: string
}

export async function member(
  username: string,
  verified: { mobile?: string; email?: string } = {},
): Promise<Member> {
  await forgetCaps()
  await makeAccount(server, {
    username,
    payeeName: 'มานี มีนา',
    mobile: verified.mobile ?? null,
    email: verified.email ?? null,
  })
  if (verified.mobile)
    await query('UPDATE identity.account SET mobile_verified_at = app.now() WHERE username = $1', [username])
  if (verified.email)
    await query('UPDATE identity.account SET email_verified_at = app.now() WHERE username = $1', [username])
  const client = server.client()
  return { client, token: (await logIn(client, username, PASSWORD)).value.token }
}

export const post = <Value = Record<string, unknown>>(
  { client, token }: Member,
  path: string,
  body: unknown = {},
  sealed = false,
) => client.post<Value>(`/api/wps${path}`, body, sealed ? { token, sealed } : { token })

export const get = <Value>({ client, token }: Member, path: string) =>
  client.get<Value>(`/api/wps${path}`, { token })

export const security = (who: Member) =>
  get<{
    email: string | null
    mobile: string | null
    isEmailVerified: boolean
    hasAuthenticator: boolean
    recoveryCodesLeft: number
    proofs: string[]
  }>(who, '/member/security')

export async function emailCode(who: Member, email: string): Promise<string> {
  await query("DELETE FROM app.counter WHERE name LIKE 'mail-address-%'")
  expect((await post(who, '/verification/email/bind', { email })).value).toEqual({
    expiredMinutes: 5,
    reference: expect.stringMatching(/^[A-Z]{4}$/),
  })
  return codeSentTo(who.client, email)
}

export async function enrol(who: Member) {
  const { value } = await post<{ secret: string; address: string }>(
    who,
    '/member/authenticator/start',
    { password: PASSWORD },
    true,
  )
  const codeAt = (offset = 0) =>
    new TOTP({ secret: Secret.fromBase32(value.secret) }).generate({
      timestamp: clock.nowMs() + offset * 30_000,
    })
  await beginCodeStep(who.client)
  const confirmed = await post<{ recoveryCodes: string[] }>(
    who,
    '/member/authenticator/confirm',
    { code: codeAt(-1) },
    true,
  )
  return { seed: value, codeAt, recoveryCodes: confirmed.value.recoveryCodes }
}
