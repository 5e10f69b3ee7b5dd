import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  codeSentTo,
  logIn,
  makeAccount,
  quickHumanCheck,
  solveCaptcha,
} from '../../../../tests/support/identity.ts'
import {
  DEMO_PASSWORD,
  startServer,
  type TestClient,
  type TestServer,
} from '../../../../tests/support/server.ts'
import { merchantsKey, setFlag } from '../../../system/index.ts'

let server: TestServer
let number = 30_000_000
beforeAll(async () => {
  server = await startServer()
  await flag(true)
})
afterAll(() => server.close())

const flag = async (isOn: boolean) => {
  await server.process.database.transaction((tx) => setFlag(tx, 'demo', 'codeLogin', isOn))
  await vi.waitFor(
    () => expect(server.process.services.use(merchantsKey).byId('demo')!.flags.codeLogin).toBe(isOn),
    { timeout: 30_000 },
  )
}
const query = (text: string, values: unknown[] = []) => server.process.database.pool.query(text, values)
const forgetCaps = () =>
  query(
    "DELETE FROM app.counter WHERE name LIKE 'sms-%' OR name LIKE 'sign-in-failed-%' OR name = 'captcha-drawn'",
  )
const askCode = async (client: TestClient, mobileNum: string) =>
  client.post<{ expiredMinutes: number; reference: string }>('/api/wps/verification/sms/noLogin', {
    mobileNum,
    countryDialingCode: '66',
    humanCheck: await quickHumanCheck(client, 'sms'),
  })
const enter = (client: TestClient, mobileNum: string, code: string, more: Record<string, unknown> = {}) =>
  client.post<{
    token: string
    account: string
    mustChangePassword: boolean
    passwordExpired: boolean
    captcha?: boolean
  }>(
    '/api/wps/session/login',
    { username: mobileNum, password: code, captcha: '', type: 'sms', ...more },
    { sealed: true },
  )

async function owner(username: string, more: Record<string, unknown> = {}): Promise<string> {
  await forgetCaps()
  const mobileNum = `08${(number += 20_011)}`
  await makeAccount(server, { username, mobile: `+66${mobileNum.slice(1)}`, ...more })
  await query('UPDATE identity.account SET mobile_verified_at = app.now() WHERE username = $1', [username])
  return mobileNum
}
const codeFor = (client: TestClient, mobileNum: string) => codeSentTo(client, `+66${mobileNum.slice(1)}`)

test('the code sent to a proven number signs its owner in, once and without a human check', async () => {
  const mobileNum = await owner('bycode1')
  const client = server.client()
  expect((await askCode(client, mobileNum)).value).toEqual({
    expiredMinutes: 5,
    reference: expect.stringMatching(/^[A-Z]{4}$/),
  })
  const code = await codeFor(client, mobileNum)
  expect((await enter(client, mobileNum, code)).value).toMatchObject({
    account: 'bycode1',
    token: expect.any(String),
  })
  expect((await enter(client, mobileNum, code)).code).toBe('VERIFY_CODE_EXPIRED')
})

test('an unknown number is answered like a known one, when asking for a code and when signing in', async () => {
  const known = await owner('bycode2')
  const seen = []
  for (const mobileNum of [known, `08${(number += 20_011)}`]) {
    const client = server.client()
    const asked = await askCode(client, mobileNum)
    const soon = await askCode(client, mobileNum)
    const wrong = await enter(client, mobileNum, '000000')
    // Each message has a reference of its own; that of an unknown number is as random as any other.
    const value = {
      ...asked.value,
      reference: String(asked.value.reference).replace(/^[A-Z]{4}$/, 'four letters'),
    }
    seen.push([
      asked.status,
      value,
      asked.message,
      soon.code,
      wrong.status,
      wrong.code,
      wrong.message,
      wrong.value,
    ])
  }
  expect(seen[1]).toEqual(seen[0])
  const { rows } = await query(
    "SELECT count(*)::int AS sent FROM system.message WHERE purpose = 'SIGN_IN' AND recipient = $1",
    [`+668${number}`],
  )
  expect(rows[0]!.sent).toBe(0)
})

test('another visitor cannot use an overheard code, and without the merchant’s flag there is no such sign-in', async () => {
  const mobileNum = await owner('bycode3')
  const client = server.client()
  await askCode(client, mobileNum)
  const code = await codeFor(client, mobileNum)
  const thief = server.client()
  await thief.get('/api/wps/system/keys')
  expect((await enter(thief, mobileNum, code)).code).toBe('VERIFY_CODE_WRONG')
  await flag(false)
  expect((await enter(client, mobileNum, code)).code).toBe('AUTH_CODE_LOGIN_OFF')
  await forgetCaps()
  const refused = await askCode(server.client(), mobileNum)
  expect([refused.status, refused.code, refused.message]).toEqual([
    403,
    'AUTH_CODE_LOGIN_OFF',
    'Not enabled function, please contact customer service.',
  ])
  await flag(true)
  expect((await enter(client, mobileNum, code)).status).toBe(200)
})

test('a right code removes the lock that wrong passwords put on the account, and never asks for a new password', async () => {
  const mobileNum = await owner('bycode4', {
    password: '246802',
    initialUntil: new Date(Date.now() + 3_600_000),
  })
  const client = server.client()
  for (let tries = 0; tries < 8; tries++) {
    await forgetCaps()
    await logIn(client, 'bycode4', 'wrong', { captcha: await solveCaptcha(client) })
  }
  expect((await logIn(client, 'bycode4', '246802')).code).toBe('AUTH_LOCKED')
  await askCode(client, mobileNum)
  expect((await enter(client, mobileNum, await codeFor(client, mobileNum))).value).toMatchObject({
    mustChangePassword: false,
    passwordExpired: false,
  })
  expect((await logIn(client, 'bycode4', '246802')).value).toMatchObject({ mustChangePassword: true })
})

test('a mobile number replaces the name, with the same count of failures', async () => {
  const mobileNum = await owner('byphone5')
  const client = server.client()
  expect((await logIn(client, mobileNum, 'correct-horse-7', { type: '' })).value.account).toBe('byphone5')
  await forgetCaps()
  expect((await logIn(client, mobileNum, 'wrong')).value.captcha).toBe(false)
  expect((await logIn(client, 'byphone5', 'wrong')).value.captcha).toBe(false)
  expect((await logIn(client, `+66${mobileNum.slice(1)}`, 'wrong')).value.captcha).toBe(true)
})

test('at the agents’ sign-in members are refused in the specification’s words, without a session', async () => {
  await forgetCaps()
  const client = server.client()
  const {
    rows: [before],
  } = await query('SELECT count(*)::int AS count FROM app.session')
  const refused = await logIn(client, 'member05', DEMO_PASSWORD, { area: 'agent' })
  expect([refused.status, refused.code, refused.message]).toEqual([
    403,
    'AUTH_NOT_AGENT',
    'Non-agents cannot log in',
  ])
  const {
    rows: [after],
  } = await query('SELECT count(*)::int AS count FROM app.session')
  expect(after!.count).toBe(before!.count)
  expect((await logIn(client, 'member05', 'wrong', { area: 'agent' })).code).toBe('AUTH_BAD_CREDENTIALS')
  expect((await logIn(client, 'agent3', DEMO_PASSWORD, { area: 'agent' })).status).toBe(200)
})
