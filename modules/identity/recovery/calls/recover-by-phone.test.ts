import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoMemberId } from '../../../../db/seeds/identity.ts'
import { codeSentTo, logIn, quickHumanCheck, type SignInValue } from '../../../../tests/support/identity.ts'
import {
  DEMO_PASSWORD,
  startServer,
  type Reply,
  type TestClient,
  type TestServer,
} from '../../../../tests/support/server.ts'
import { oneOf, sql } from '../../../../platform/postgres.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const mobileOf = (n: number) => `08100000${String(n).padStart(2, '0')}`
const askCode = async (client: TestClient, mobileNum: string, purpose?: 'LOGIN' | 'RECOVER') =>
  client.post<{ expiredMinutes: number }>('/api/wps/verification/sms/noLogin', {
    mobileNum,
    countryDialingCode: '66',
    humanCheck: await quickHumanCheck(client, 'sms'),
    ...(purpose ? { purpose } : {}),
  })
const recover = (
  client: TestClient,
  mobileNum: string,
  verificationCode: string,
  newPassword: string,
): Promise<Reply<SignInValue & { fields?: { field: string; rule: string }[]; options?: string[] }>> =>
  client.post(
    '/api/wps/member/password/verification',
    { mobileNum, countryDialingCode: '66', verificationCode, newPassword },
    { sealed: true },
  )
const codeOf = (client: TestClient, n: number) =>
  codeSentTo(client, `+668100000${String(n).padStart(2, '0')}`)

test('a code to the proven number sets the password and signs in; every other session ends', async () => {
  const client = server.client()
  const before = (await logIn(server.client(), 'member01', DEMO_PASSWORD)).value.token
  expect((await askCode(client, mobileOf(1), 'RECOVER')).value).toEqual({
    expiredMinutes: 5,
    reference: expect.stringMatching(/^[A-Z]{4}$/),
  })
  const code = await codeOf(client, 1)
  // The password is checked before the code is used up.
  expect((await recover(client, mobileOf(1), code, 'short')).value.fields).toMatchObject([
    { field: 'newPassword', rule: 'passwordLength' },
  ])
  const reply = await recover(client, mobileOf(1), code, 'brave-otter-9')
  expect(reply).toMatchObject({
    status: 200,
    value: { account: 'member01', memberId: demoMemberId(1), mustChangePassword: false },
  })
  expect((await client.get('/api/wps/member/info', { token: reply.value.token })).status).toBe(200)
  expect((await client.get('/api/wps/member/info', { token: before })).status).toBe(401)
  expect((await recover(client, mobileOf(1), code, 'brave-otter-10')).code).toBe('VERIFY_CODE_EXPIRED')
  const { held } = await oneOf(
    server.process.database.kysely,
    sql<{
      held: boolean
    }>`SELECT payout_hold_until > app.now() + interval '23 hours' AS held FROM identity.account WHERE username = 'member01'`,
  )
  expect(held).toBe(true)
})

test('a code requested without a purpose works too, as the specification has one call for both', async () => {
  const client = server.client()
  // An older code to recover, used or not, does not prevent it.
  await askCode(client, mobileOf(2), 'RECOVER')
  await client.post('/api/dev/clock', { advance: 'PT61S' })
  await askCode(client, mobileOf(2))
  expect((await recover(client, mobileOf(2), await codeOf(client, 2), 'brave-otter-9')).status).toBe(200)
})

test('T-S3 a code to recover does not sign in, and is not valid for another number or visitor', async () => {
  const client = server.client()
  await askCode(client, mobileOf(3), 'RECOVER')
  const code = await codeOf(client, 3)
  expect((await recover(client, mobileOf(4), code, 'brave-otter-9')).code).toBe('VERIFY_CODE_WRONG')
  expect((await recover(server.client(), mobileOf(3), code, 'brave-otter-9')).code).toBe('VERIFY_CODE_WRONG')
  expect((await logIn(client, mobileOf(3), code, { type: 'sms', countryDialingCode: '66' })).status).not.toBe(
    200,
  )
  expect((await logIn(server.client(), 'member03', DEMO_PASSWORD)).status).toBe(200)
})

test('T-S1 a hundred guesses at once, the right one the fiftieth: at most five are checked', async () => {
  const client = server.client()
  await askCode(client, mobileOf(5), 'RECOVER')
  const code = await codeOf(client, 5)
  const guesses = Array.from({ length: 100 }, (_, index) =>
    index === 49 ? code : String((parseInt(code, 10) + index + 1) % 1_000_000).padStart(6, '0'),
  )
  await Promise.all(guesses.map((guess) => recover(client, mobileOf(5), guess, 'brave-otter-9')))
  const { tries } = await oneOf(
    server.process.database.kysely,
    sql<{
      tries: number
    }>`SELECT tries FROM identity.code WHERE purpose = 'RECOVER' AND target = '+66810000005'`,
  )
  expect(tries).toBeLessThanOrEqual(5)
})

test('a number that nobody proved gets no message and the same answers', async () => {
  const client = server.client()
  await sql`UPDATE identity.account SET mobile_verified_at = NULL WHERE username = 'member06'`.execute(
    server.process.database.kysely,
  )
  expect((await askCode(client, mobileOf(6), 'RECOVER')).value).toEqual({
    expiredMinutes: 5,
    reference: expect.stringMatching(/^[A-Z]{4}$/),
  })
  expect(await codeOf(client, 6)).toBe('')
  expect((await askCode(client, '0899999999', 'RECOVER')).value).toEqual({
    expiredMinutes: 5,
    reference: expect.stringMatching(/^[A-Z]{4}$/),
  })
  expect((await recover(client, '0899999999', '123456', 'brave-otter-9')).code).toBe('VERIFY_CODE_WRONG')
  expect((await askCode(client, '0899999999', 'RECOVER')).code).toBe('SMS_TOO_MANY')
})

test('a frozen account gets to know it only after the code; a former password is refused', async () => {
  const client = server.client()
  await askCode(client, mobileOf(18), 'RECOVER')
  expect((await recover(client, mobileOf(18), await codeOf(client, 18), 'brave-otter-9')).code).toBe(
    'AUTH_DISABLED',
  )
  await askCode(client, mobileOf(7), 'RECOVER')
  expect(
    (await recover(client, mobileOf(7), await codeOf(client, 7), DEMO_PASSWORD)).value.fields,
  ).toMatchObject([{ field: 'newPassword', rule: 'passwordUnchanged' }])
})

test('an account with an authenticator is still asked for it, with no session before', async () => {
  const client = server.client()
  await sql`UPDATE identity.account SET totp_seed = '\\x00'::bytea WHERE username = 'member08'`.execute(
    server.process.database.kysely,
  )
  await askCode(client, mobileOf(8), 'RECOVER')
  const reply = await recover(client, mobileOf(8), await codeOf(client, 8), 'brave-otter-9')
  expect(reply).toMatchObject({
    status: 403,
    code: 'AUTH_SECOND_FACTOR',
    value: { options: ['authenticator'] },
  })
  expect(reply.value.token).toBeUndefined()
})

test('an excluded member who recovers can sign in to withdraw and to nothing else', async () => {
  const client = server.client()
  await askCode(client, mobileOf(19), 'RECOVER')
  const reply = await recover(client, mobileOf(19), await codeOf(client, 19), 'brave-otter-9')
  expect(reply.value.restricted).toBe('SELF_EXCLUDED')
  expect(
    (
      await client.post(
        '/api/wps/deposit/intent',
        { channel: 'PROMPTPAY', amount: 50_000 },
        { token: reply.value.token, key: 'excluded' },
      )
    ).status,
  ).toBe(403)
})
