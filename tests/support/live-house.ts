/** Live mode, as it is configured before anybody has signed in. */
import { Secret, TOTP } from 'otpauth'
import { expect } from 'vitest'
import { WITHOUT_WORKER, type TestClient, type TestServer } from './server.ts'

export const FIRST_PASSWORD = 'a password of the first owner'

export const LIVE = {
  MODE: 'live',
  SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
  PUBLIC_ORIGIN: 'https://play.example',
  OPERATOR_ORIGIN: 'https://desk.example',
  METRICS_TOKEN: 'metrics',
  INITIAL_PASSWORD: '135790',
  HOST: '127.0.0.1',
  FIRST_OWNER_PASSWORD: FIRST_PASSWORD,
  ...WITHOUT_WORKER,
}

/** The first owner chooses a password and sets the authenticator up. */
export async function signInFirst(of: TestServer, client: TestClient): Promise<string> {
  const { value } = await client.post<{ token: string }>(
    '/api/operator/session/login',
    { username: 'owner', password: FIRST_PASSWORD, humanCheck: await client.humanCheck('login') },
    { sealed: true },
  )
  const first = value.token
  await client.post(
    '/api/operator/session/password',
    { oldPassword: FIRST_PASSWORD, newPassword: 'another password of mine' },
    { token: first, sealed: true },
  )
  const { value: seed } = await client.post<{ secret: string }>(
    '/api/operator/authenticator/start',
    { password: 'another password of mine' },
    { token: first, sealed: true },
  )
  const totp = new TOTP({ secret: Secret.fromBase32(seed.secret) })
  expect(
    (
      await client.post(
        '/api/operator/authenticator/confirm',
        { code: totp.generate() },
        { token: first, sealed: true },
      )
    ).status,
  ).toBe(200)
  expect(of.process.config.mode).toBe('live')
  return first
}
