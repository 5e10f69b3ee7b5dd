import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { logIn, makeAccount } from '../../../../tests/support/identity.ts'
import {
  DEMO_PASSWORD,
  startServer,
  WITHOUT_WORKER,
  type TestServer,
} from '../../../../tests/support/server.ts'
import { setSetting } from '../../../system/index.ts'
import { signInSettings } from '../../settings/sign-in.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ env: WITHOUT_WORKER })
})
afterAll(() => server.close())

const change = (work: Parameters<typeof server.process.database.transaction>[0]) =>
  server.process.database.transaction(work)

// Failures of one test must not ask the next one's callers for a captcha.
const forgetAddress = () =>
  server.process.database.pool.query(
    "DELETE FROM app.counter WHERE name IN ('sign-in-failed-address', 'sign-in-failed-network')",
  )

test('a frozen member gets to know it only after the right password', async () => {
  expect((await logIn(server.client(), 'member18', 'wrong')).code).toBe('AUTH_BAD_CREDENTIALS')
  const reply = await logIn(server.client(), 'member18', DEMO_PASSWORD)
  expect([reply.status, reply.code]).toEqual([403, 'AUTH_DISABLED'])
})

test('if a merchant allows one session only, a second sign-in ends the first and says why', async () => {
  await forgetAddress()
  const client = server.client()
  const before = (await logIn(client, 'member04', DEMO_PASSWORD)).value.token
  await change((tx) => setSetting(tx, 'demo', signInSettings.onePlaceOnly, true))
  await logIn(client, 'member04', DEMO_PASSWORD)
  await vi.waitFor(
    async () =>
      expect((await client.get('/api/wps/member/info', { token: before })).code).toBe('SESSION_REPLACED'),
    { timeout: 30_000 },
  )
  await change((tx) => setSetting(tx, 'demo', signInSettings.onePlaceOnly, false))
})

test('an expired password is answered with a ticket, only if expiry is switched on', async () => {
  await forgetAddress()
  await change(async (tx) => {
    await setSetting(tx, 'demo', signInSettings.passwordExpiryDays, 90)
  })
  await makeAccount(server, { username: 'expired01' })
  await server.process.database.pool.query(
    "UPDATE identity.account SET password_changed_at = app.now() - interval '90 days' WHERE username = 'expired01'",
  )
  expect((await logIn(server.client(), 'expired01', 'correct-horse-7')).value).toMatchObject({
    passwordExpired: true,
    mustChangePassword: false,
    changeTicket: expect.any(String),
  })
  await change(async (tx) => {
    await setSetting(tx, 'demo', signInSettings.passwordExpiryDays, 0)
  })
  expect((await logIn(server.client(), 'expired01', 'correct-horse-7')).value).toMatchObject({
    passwordExpired: false,
    changeTicket: null,
  })
})

test('an excluded member signs in, gets to know until when, and finds only what is open to them', async () => {
  await forgetAddress()
  const client = server.client()
  const { value } = await logIn(client, 'member19', DEMO_PASSWORD)
  expect(value).toMatchObject({ restricted: 'SELF_EXCLUDED', until: expect.stringMatching(/^[0-9-]+T/) })
  const refused = await client.put('/api/wps/member/profile', { nickname: 'x' }, { token: value.token })
  expect([refused.status, refused.code]).toEqual([403, 'AUTH_SELF_EXCLUDED'])
  for (const path of ['/api/wps/member/info', '/api/wps/member/info/public', '/api/wps/member/profile'])
    expect([path, (await client.get(path, { token: value.token })).status]).toEqual([path, 200])
  expect((await client.delete('/api/wps/session/logout', { token: value.token })).status).toBe(200)
})
