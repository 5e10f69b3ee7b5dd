import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { logIn, makeAccount, quickHumanCheck, solveCaptcha } from '../../../../tests/support/identity.ts'
import {
  DEMO_PASSWORD,
  startServer,
  WITHOUT_WORKER,
  type TestServer,
} from '../../../../tests/support/server.ts'
import { readCounter } from '../../../../platform/counters.ts'
import { openLock } from '../attempts.ts'

const verified = vi.hoisted(() => ({ count: 0 }))
vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof import('@node-rs/argon2')>()
  return {
    ...argon2,
    verify: (...args: Parameters<typeof argon2.verify>) => {
      verified.count++
      return argon2.verify(...args)
    },
  }
})

let server: TestServer
beforeAll(async () => {
  server = await startServer({ env: WITHOUT_WORKER })
})
afterAll(() => server.close())

// Failures of one test must not ask the next one's callers for a captcha.
const forgetAddress = () =>
  server.process.database.pool.query(
    "DELETE FROM app.counter WHERE name IN ('sign-in-failed-address', 'sign-in-failed-network')",
  )

test('a member signs in with any case of the name, and sees when they last signed in', async () => {
  const client = server.client()
  const first = await client.post(
    '/api/wps/session/login',
    {
      username: ' Member01 ',
      password: DEMO_PASSWORD,
      captcha: '',
      type: 'username',
      humanCheck: await client.humanCheck('login'),
    },
    { sealed: true },
  )
  expect(first).toMatchObject({
    status: 200,
    value: {
      account: 'member01',
      firstTimeLogin: false,
      passwordExpired: false,
      restricted: null,
      until: null,
      mustChangePassword: false,
      changeTicket: null,
      previousLoginAt: null,
    },
  })
  const second = await logIn(client, 'member01', DEMO_PASSWORD)
  expect(second.value.previousLoginAt).toMatch(/^[0-9-]+T[0-9:.]+Z$/)
})

test('T-L3 each sign-in makes a token of its own, and a planted one is useless', async () => {
  const client = server.client()
  const planted = 'A'.repeat(43)
  const first = await client.post<{ token: string }>(
    '/api/wps/session/login',
    { username: 'member02', password: DEMO_PASSWORD, humanCheck: await quickHumanCheck(client, 'login') },
    { sealed: true, token: planted },
  )
  const second = await logIn(client, 'member02', DEMO_PASSWORD)
  expect(first.value.token).not.toBe(second.value.token)
  expect((await client.get('/api/wps/member/info', { token: planted })).code).toBe('SESSION_EXPIRED')
})

test('the third wrong password announces the captcha; from then on a missing or wrong one is refused and is no failed password', async () => {
  await forgetAddress()
  const client = server.client()
  await makeAccount(server, { username: 'captcha01' })
  const answers = []
  for (let tries = 0; tries < 3; tries++) answers.push(await logIn(client, 'captcha01', 'wrong'))
  expect(answers.map(({ status, code, value }) => [status, code, value.captcha])).toEqual([
    [401, 'AUTH_BAD_CREDENTIALS', false],
    [401, 'AUTH_BAD_CREDENTIALS', false],
    [401, 'AUTH_BAD_CREDENTIALS', true],
  ])
  expect(answers[0]!.message).toBe('Incorrect username or password')
  for (let tries = 0; tries < 4; tries++) {
    const without = await logIn(client, 'captcha01', 'correct-horse-7')
    expect([without.status, without.code, without.value.captcha]).toEqual([
      401,
      'AUTH_CAPTCHA_REQUIRED',
      true,
    ])
  }
  await client.get('/api/wps/captcha')
  expect((await logIn(client, 'captcha01', 'correct-horse-7', { captcha: 'ZZZZ' })).code).toBe(
    'AUTH_CAPTCHA_WRONG',
  )
  expect((await readCounter(server.process.database.kysely, 'sign-in-failed', 'demo:captcha01')).hits).toBe(3)
  expect(
    (
      await logIn(client, 'captcha01', 'correct-horse-7', {
        captcha: (await solveCaptcha(client)).toLowerCase(),
      })
    ).status,
  ).toBe(200)
  expect((await readCounter(server.process.database.kysely, 'sign-in-failed', 'demo:captcha01')).hits).toBe(0)
})

test('five wrong passwords from an address ask for a captcha whatever the name', async () => {
  await forgetAddress()
  for (let name = 0; name < 5; name++) await logIn(server.client(), `nobody${name}`, 'wrong')
  const reply = await logIn(server.client(), 'member03', DEMO_PASSWORD)
  expect(reply.code).toBe('AUTH_CAPTCHA_REQUIRED')
})

test('five failures after the captcha lock the account for 15 minutes, ten a day for 24 hours', async () => {
  await forgetAddress()
  const client = server.client()
  await makeAccount(server, { username: 'locked01' })
  const fail = async () => logIn(client, 'locked01', 'wrong', { captcha: await solveCaptcha(client) })
  for (let tries = 0; tries < 8; tries++) {
    await pace()
    expect((await fail()).code).toBe('AUTH_BAD_CREDENTIALS')
  }
  const locked = await logIn(client, 'locked01', 'correct-horse-7')
  expect([locked.status, locked.code, locked.message]).toEqual([
    429,
    'AUTH_LOCKED',
    'Too many attempts, please try again after 15 minutes',
  ])
  await client.post('/api/dev/clock', { advance: 'PT15M1S' })
  for (let tries = 0; tries < 2; tries++) {
    await pace()
    expect((await fail()).code).toBe('AUTH_BAD_CREDENTIALS')
  }
  const lockedForDay = await logIn(client, 'locked01', 'correct-horse-7')
  expect([lockedForDay.code, lockedForDay.message]).toEqual([
    'AUTH_LOCKED',
    'Too many attempts, please try again after 1,440 minutes',
  ])
  await client.post('/api/dev/clock', { advance: 'PT24H1S' })
  expect((await logIn(client, 'locked01', 'correct-horse-7')).status).toBe(200)
})

// At most two captchas are drawn in two seconds.
const pace = () => server.process.database.pool.query("DELETE FROM app.counter WHERE name = 'captcha-drawn'")

test('T-L1 of 200 wrong sign-ins at once three are checked, and the right one among the refused does not sign in', async () => {
  await forgetAddress()
  await makeAccount(server, { username: 'stuffed01' })
  const clients = Array.from({ length: 20 }, () => server.client())
  // A client's first call brings its visitor cookie.
  await Promise.all(clients.map((client) => client.get('/api/wps/system/keys')))
  const checks = await Promise.all(
    Array.from({ length: 200 }, (_, index) => quickHumanCheck(clients[index % 20]!, 'login')),
  )
  verified.count = 0
  const replies = await Promise.all(
    checks.map((humanCheck, index) =>
      clients[index % 20]!.post<{ captcha: boolean }>(
        '/api/wps/session/login',
        { username: 'stuffed01', password: index === 150 ? 'correct-horse-7' : 'wrong', humanCheck },
        { sealed: true },
      ),
    ),
  )
  const codes = Map.groupBy(replies, (reply) => reply.code ?? 'OK')
  const judged = (codes.get('AUTH_BAD_CREDENTIALS') ?? []).length + (codes.get('OK') ?? []).length
  expect(judged).toBeLessThanOrEqual(3)
  expect(verified.count).toBe(judged)
  expect(
    [...codes.keys()].filter(
      (code) => !['AUTH_BAD_CREDENTIALS', 'AUTH_CAPTCHA_REQUIRED', 'OK'].includes(code),
    ),
  ).toEqual([])
  if (!codes.has('OK'))
    expect((await readCounter(server.process.database.kysely, 'sign-in-failed', 'demo:stuffed01')).hits).toBe(
      3,
    )
})

test('an operator’s name is answered as no member’s, with the right password only and with no more attempts than at the console', async () => {
  await forgetAddress()
  const client = server.client()
  expect((await logIn(client, 'support', 'wrong')).code).toBe('AUTH_BAD_CREDENTIALS')
  const told = await logIn(client, 'Support', DEMO_PASSWORD)
  expect([told.status, told.code, told.message]).toEqual([
    403,
    'AUTH_NOT_MEMBER',
    'Non-member account unable to login',
  ])
  await forgetAddress()
  for (let tries = 0; tries < 2; tries++) await logIn(client, 'viewer', 'wrong')
  for (let tries = 0; tries < 3; tries++)
    expect((await logIn(client, 'viewer', DEMO_PASSWORD)).code).toBe('AUTH_NOT_MEMBER')
  expect((await logIn(client, 'viewer', DEMO_PASSWORD)).code).toBe('AUTH_BAD_CREDENTIALS')
})

test('T-L2 a name that exists and one that does not get the same body, one hash and the same statements', async () => {
  await forgetAddress()
  await makeAccount(server, { username: 'known01' })
  const statements: string[] = []
  const query = pg.Client.prototype.query
  const observe = async (username: string) => {
    const client = server.client()
    const humanCheck = await quickHumanCheck(client, 'login')
    statements.length = 0
    verified.count = 0
    pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
      const text = typeof args[0] === 'string' ? args[0] : ((args[0] as { text?: string }).text ?? '')
      if (/login|app\.counter|identity\./.test(text)) statements.push(text)
      return (query as (...all: unknown[]) => unknown).apply(this, args)
    } as never
    const reply = await client.post(
      '/api/wps/session/login',
      { username, password: 'wrong', humanCheck },
      { sealed: true },
    )
    pg.Client.prototype.query = query
    return {
      reply: [reply.status, reply.code, reply.message, reply.value],
      statements: [...statements],
      hashes: verified.count,
    }
  }
  const known = await observe('known01')
  const unknown = await observe('unknown01')
  expect(known.hashes).toBe(1)
  expect(unknown).toEqual(known)
  expect(known.statements.length).toBeGreaterThan(2)
})

test('T-L4 a lock does not end an existing session', async () => {
  await forgetAddress()
  await makeAccount(server, { username: 'victim01' })
  const victim = server.client()
  const { token } = (await logIn(victim, 'victim01', 'correct-horse-7')).value
  const attacker = server.client()
  for (let tries = 0; tries < 8; tries++) {
    await pace()
    await logIn(attacker, 'victim01', 'wrong', { captcha: await solveCaptcha(attacker) })
  }
  expect((await logIn(victim, 'victim01', 'correct-horse-7')).code).toBe('AUTH_LOCKED')
  expect((await victim.get('/api/wps/member/info', { token })).status).toBe(200)
  await forgetAddress()
})

test('customer service removes a lock', async () => {
  await forgetAddress()
  await makeAccount(server, { username: 'unlocked1' })
  const client = server.client()
  for (let tries = 0; tries < 8; tries++) {
    await pace()
    await logIn(client, 'unlocked1', 'wrong', { captcha: await solveCaptcha(client) })
  }
  expect((await logIn(client, 'unlocked1', 'correct-horse-7')).code).toBe('AUTH_LOCKED')
  await openLock(server.process, 'demo', 'unlocked1')
  await forgetAddress()
  expect((await logIn(client, 'unlocked1', 'correct-horse-7')).status).toBe(200)
})

test('attempts with the initial password over many names are one attack: after twenty an hour they need a captcha', async () => {
  await server.process.database.pool.query("DELETE FROM app.counter WHERE name = 'initial-password-tried'")
  const codes = []
  for (let name = 0; name < 22; name++) {
    await forgetAddress()
    codes.push((await logIn(server.client(), `sprayed${name}`, '246802')).code)
  }
  expect(codes).toEqual([
    ...Array.from({ length: 20 }, () => 'AUTH_BAD_CREDENTIALS'),
    'AUTH_CAPTCHA_REQUIRED',
    'AUTH_CAPTCHA_REQUIRED',
  ])
})
