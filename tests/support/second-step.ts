/** Members who sign in from known and unknown networks, and what the second step asks of them. */
import { Secret, TOTP } from 'otpauth'
import { expect } from 'vitest'
import { logIn, makeAccount } from './identity.ts'
import { startServer, type Reply, type TestClient, type TestServer } from './server.ts'
import { beginCodeStep } from './totp.ts'
import { clock } from '../../kernel/clock.ts'

export const PASSWORD = 'correct-horse-7'

export let server: TestServer
let host = 0
let number = 20_000_000

export async function openServer() {
  server = await startServer({ env: { TRUSTED_PROXIES: '1' } })
}

/** A client behind the proxy, from a network of its own. */
const from = (network: string) => server.client({ 'x-forwarded-for': `203.${network}.${(host++ % 250) + 1}` })

export const home = () => from('0.113')

export const abroad = () => from(`${Math.floor(host / 250) + 1}.${host % 250}`)

export const query = (text: string, values: unknown[] = []) =>
  server.process.database.pool.query(text, values)

export const forgetNetworks = () =>
  query(
    "DELETE FROM app.counter WHERE name IN ('sms-network', 'mail-network', 'sms-range', 'sign-in-failed-network', 'sign-in-failed-address')",
  )

export interface Asked {
  ticket: string
  options: string[]
}

interface Member {
  username: string
  mobile: string
  email: string
}

type Answer = Reply<{ token: string; attemptsLeft?: number; previousLoginAt: string | null }>

/** A member who signed in from home once, with all that may prove it is them. */
export async function member(username: string): Promise<Member> {
  await forgetNetworks()
  const mobile = `+668${(number += 20_011)}`
  const email = `${username}@example.com`
  await makeAccount(server, { username, payeeName: 'มานี มีนา', mobile, email })
  await query(
    'UPDATE identity.account SET mobile_verified_at = app.now(), email_verified_at = app.now() WHERE username = $1',
    [username],
  )
  expect((await logIn(home(), username, PASSWORD)).status).toBe(200)
  return { username, mobile, email }
}

export async function ask(
  client: TestClient,
  username: string,
  more: Record<string, unknown> = {},
): Promise<Asked> {
  const reply = await logIn(client, username, PASSWORD, more)
  expect([reply.status, reply.code]).toEqual([403, 'AUTH_SECOND_FACTOR'])
  return reply.value as unknown as Asked
}

export const prove = (
  client: TestClient,
  ticket: string,
  method: string,
  code: string,
  more: Record<string, unknown> = {},
): Promise<Answer> =>
  client.post('/api/wps/session/login/second', { ticket, method, code, ...more }, { sealed: true })

export const send = (client: TestClient, ticket: string, method: string) =>
  client.post<{ expiredMinutes: number; sentTo: string }>('/api/wps/verification/second', { ticket, method })

export const infoStatus = async (client: TestClient, token: string) =>
  (await client.get('/api/wps/member/info', { token })).status

/** Enrols an authenticator; answers a maker of codes and the recovery codes. */
export async function enrol(
  client: TestClient,
  token: string,
): Promise<{ codeAt: (offset?: number) => string; recoveryCodes: string[] }> {
  const { value } = await client.post<{ secret: string }>(
    '/api/wps/member/authenticator/start',
    { password: PASSWORD },
    { token, sealed: true },
  )
  const codeAt = (offset = 0) =>
    new TOTP({ secret: Secret.fromBase32(value.secret) }).generate({
      timestamp: clock.nowMs() + offset * 30_000,
    })
  await beginCodeStep(client)
  const confirmed = await client.post<{ recoveryCodes: string[] }>(
    '/api/wps/member/authenticator/confirm',
    { code: codeAt(-1) },
    { token, sealed: true },
  )
  return { codeAt, recoveryCodes: confirmed.value.recoveryCodes }
}
