import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clock } from '../../../../kernel/clock.ts'
import {
  DEMO_PASSWORD,
  startServer,
  type TestClient,
  type TestServer,
} from '../../../../tests/support/server.ts'
import { beginCodeStep } from '../../../../tests/support/totp.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

interface SignedIn {
  token: string
  abilities: string[]
  role: string
  mustEnrol: boolean
  previousSignInAt: string | null
}

async function tryToSignIn(client: TestClient, username: string, password: string, totp?: string) {
  const humanCheck = await client.humanCheck('login')
  return client.post<SignedIn>(
    '/api/operator/session/login',
    { username, password, humanCheck, ...(totp ? { totp } : {}) },
    { sealed: true },
  )
}

test('an operator signs in with name, password and human check, and gets what the role opens', async () => {
  const reply = await tryToSignIn(server.client(), 'viewer', DEMO_PASSWORD)
  expect(reply).toMatchObject({
    status: 200,
    value: { role: 'viewer', mustEnrol: false, previousSignInAt: null },
  })
  expect(reply.value.abilities).toContain('audit.read')
  expect(reply.value.abilities).not.toContain('withdrawals.decide')
})

test('the name is accepted in any case, and the next sign-in names the one before', async () => {
  const client = server.client()
  await tryToSignIn(client, 'support', DEMO_PASSWORD)
  const reply = await tryToSignIn(client, 'SUPPORT', DEMO_PASSWORD)
  expect(reply.value.previousSignInAt).toMatch(/Z$/)
})

test('without a human check, or with one of another scene, nothing is checked', async () => {
  const client = server.client()
  const body = { username: 'owner', password: DEMO_PASSWORD }
  expect(await client.post('/api/operator/session/login', body, { sealed: true })).toMatchObject({
    status: 422,
    code: 'VERIFY_HUMAN_REQUIRED',
  })
  const foreign = await client.humanCheck('sms')
  expect(
    await client.post('/api/operator/session/login', { ...body, humanCheck: foreign }, { sealed: true }),
  ).toMatchObject({ status: 422, code: 'VERIFY_HUMAN_REQUIRED' })
})

test('a plain body is refused: the password travels sealed', async () => {
  const client = server.client()
  expect(
    await client.post('/api/operator/session/login', { username: 'owner', password: DEMO_PASSWORD }),
  ).toMatchObject({ status: 415 })
})

test('a wrong password and an unknown name get the same answer', async () => {
  const client = server.client()
  const wrong = await tryToSignIn(client, 'finance', 'not-the-password')
  const unknown = await tryToSignIn(client, 'nobody99', 'not-the-password')
  expect(wrong).toMatchObject({ status: 401, code: 'AUTH_BAD_CREDENTIALS' })
  expect({ code: unknown.code, message: unknown.message, status: unknown.status }).toEqual({
    code: wrong.code,
    message: wrong.message,
    status: wrong.status,
  })
})

test('a sixth attempt within 15 minutes is locked even with the right password, also for a name that does not exist, and an existing session continues', async () => {
  const client = server.client()
  const token = await client.signInOperator('finance')
  for (const username of ['finance', 'ghost1']) {
    for (let attempt = 0; attempt < 5; attempt++)
      expect((await tryToSignIn(client, username, 'wrong')).status).toBe(401)
    expect(await tryToSignIn(client, username, DEMO_PASSWORD)).toMatchObject({
      status: 429,
      code: 'AUTH_LOCKED',
    })
  }
  expect((await client.get('/api/operator/session', { token })).status).toBe(200)
  await server.client().post('/api/dev/clock', { advance: 'PT16M' })
  expect((await tryToSignIn(client, 'finance', DEMO_PASSWORD)).status).toBe(200)
})

test('T-L1 of 30 wrong attempts at once at most five are checked', async () => {
  const client = server.client()
  await client.get('/api/wps/system/keys') // the visitor's cookie, to which the human checks are bound
  const checks = await Promise.all(Array.from({ length: 30 }, () => client.humanCheck('login')))
  const replies = await Promise.all(
    checks.map((humanCheck) =>
      client.post(
        '/api/operator/session/login',
        { username: 'victim1', password: 'wrong', humanCheck },
        { sealed: true },
      ),
    ),
  )
  expect(replies.filter((reply) => reply.code === 'AUTH_BAD_CREDENTIALS')).toHaveLength(5)
  expect(replies.filter((reply) => reply.code === 'AUTH_LOCKED')).toHaveLength(25)
})

test('signing out ends the token at once', async () => {
  const client = server.client()
  const token = await client.signInOperator('viewer')
  expect((await client.post('/api/operator/session/logout', undefined, { token })).status).toBe(200)
  expect(await client.get('/api/operator/session', { token })).toMatchObject({
    status: 401,
    code: 'SESSION_EXPIRED',
  })
})

/** Enrols an operator; returns a function that makes codes by step, and the recovery codes. */
async function enrol(client: TestClient, token: string) {
  const { value: seed } = await client.post<{ secret: string; address: string }>(
    '/api/operator/authenticator/start',
    { password: DEMO_PASSWORD },
    { token, sealed: true },
  )
  const codeAt = (offset = 0) =>
    new TOTP({ secret: Secret.fromBase32(seed.secret) }).generate({
      timestamp: clock.nowMs() + offset * 30_000,
    })
  await beginCodeStep(client)
  const { value } = await client.post<{ recoveryCodes: string[] }>(
    '/api/operator/authenticator/confirm',
    { code: codeAt() },
    { token, sealed: true },
  )
  return { seed, codeAt, recoveryCodes: value.recoveryCodes }
}

test('T-O1 the same code is accepted once of 20 sign-ins at once, and T-O2 a code of step −2 never', async () => {
  const client = server.client()
  const token = await client.signInOperator('support')
  const { seed, codeAt, recoveryCodes } = await enrol(client, token)
  expect(seed.address).toContain('otpauth://totp/Sala:support')
  expect(recoveryCodes).toHaveLength(10)

  expect(await tryToSignIn(client, 'support', DEMO_PASSWORD)).toMatchObject({
    status: 403,
    code: 'AUTH_TOTP_REQUIRED',
  })
  expect(await tryToSignIn(client, 'support', DEMO_PASSWORD, codeAt(0))).toMatchObject({
    status: 403,
    code: 'AUTH_TOTP_WRONG',
  }) // used by the enrolment
  expect(await tryToSignIn(client, 'support', DEMO_PASSWORD, codeAt(-2))).toMatchObject({
    status: 403,
    code: 'AUTH_TOTP_WRONG',
  })
  // The counter starts again.
  expect((await tryToSignIn(client, 'support', DEMO_PASSWORD, recoveryCodes[0]!)).status).toBe(200)

  const checks = await Promise.all(Array.from({ length: 20 }, () => client.humanCheck('login')))
  const totp = codeAt(1)
  const replies = await Promise.all(
    checks.map((humanCheck) =>
      client.post(
        '/api/operator/session/login',
        { username: 'support', password: DEMO_PASSWORD, humanCheck, totp },
        { sealed: true },
      ),
    ),
  )
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
})

test('a recovery code works once', async () => {
  const client = server.client()
  const token = await client.signInOperator('owner')
  const { recoveryCodes } = await enrol(client, token)
  const code = recoveryCodes[3]!.toLowerCase().replaceAll('-', '')
  expect((await tryToSignIn(client, 'owner', DEMO_PASSWORD, code)).status).toBe(200)
  expect(await tryToSignIn(client, 'owner', DEMO_PASSWORD, code)).toMatchObject({
    status: 403,
    code: 'AUTH_TOTP_WRONG',
  })
})
