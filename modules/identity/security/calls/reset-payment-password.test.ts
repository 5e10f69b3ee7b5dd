import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeSentTo, logIn, makeAccount } from '../../../../tests/support/identity.ts'
import { startServer, type TestServer } from '../../../../tests/support/server.ts'
import { oneOf, rowsOf, sql } from '../../../../platform/postgres.ts'
import { openPaymentPasswordLock } from '../../credentials/payment-password.ts'

const NAME = 'สมหญิง ใจงาม'
const OLD = '493817'
const NEW = '550291'
const WRONG_NAME = 'สมหญิง ใจร้าย'
let server: TestServer
let made = 0
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

/** A signed-in member with a proven number and the old payment password. */
async function member(
  username: string,
  { isProven = true, payeeName = NAME }: { isProven?: boolean; payeeName?: string | null } = {},
) {
  const mobile = `+66${891_000_000 + 20_011 * ++made}`
  const accountId = await makeAccount(server, {
    username,
    payeeName,
    mobile,
    profile: { birthday: '1990-12-24' },
  })
  if (isProven)
    await server.process.database.pool.query(
      'UPDATE identity.account SET mobile_verified_at = app.now() WHERE account_id = $1',
      [accountId],
    )
  const client = server.client()
  const token = (await logIn(client, username, 'correct-horse-7')).value.token
  const set = (body: Record<string, unknown>) =>
    client.post('/api/wps/member/paymentPassword', body, { token, sealed: true })
  await set({ paymentPassword: OLD })
  return {
    client,
    token,
    accountId,
    mobile,
    set,
    /** Whether the digits are the payment password now; changes nothing. */
    isNow: async (digits: string) =>
      (await set({ oldPaymentPassword: digits, paymentPassword: digits })).status === 200,
    ask: async (by = token) => {
      await server.process.database.pool.query("DELETE FROM app.counter WHERE name LIKE 'sms-%'")
      const reply = await client.post<{ sentTo: string; expiredMinutes: number }>(
        '/api/wps/verification/sms/payment',
        undefined,
        { token: by },
      )
      return { ...reply, sent: await codeSentTo(client, mobile) }
    },
    reset: (body: Record<string, unknown>, by = token) =>
      client.post<{ payoutHoldUntil: string; fields: { rule: string }[] }>(
        '/api/wps/member/paymentPassword/reset',
        { payeeName: NAME, paymentPassword: NEW, ...body },
        { token: by, sealed: true },
      ),
  }
}
const wrongFor = (code: string, add = 1) => String((parseInt(code, 10) + add) % 1_000_000).padStart(6, '0')
const lockedOf = async ({ client, token }: { client: ReturnType<TestServer['client']>; token: string }) =>
  (await client.get('/api/wps/member/security', { token })).value

test('code and name reset it: the lock ends, payouts wait for a day, the member is notified and it is audited', async () => {
  const owner = await member('reset01')
  for (let tries = 0; tries < 5; tries++)
    await owner.set({ oldPaymentPassword: '118822', paymentPassword: NEW })
  expect(await lockedOf(owner)).toMatchObject({
    paymentPasswordLockedUntil: expect.any(String),
    canResetPaymentPassword: true,
  })
  const asked = await owner.ask()
  expect(asked).toMatchObject({
    status: 200,
    value: { expiredMinutes: 5, sentTo: expect.stringMatching(/^\+66.*•••[0-9]{4}$/) },
  })
  const reply = await owner.reset({ verificationCode: asked.sent, payeeName: ' นางสาว สมหญิงใจงาม ' })
  expect(reply.status).toBe(200)
  expect(Date.parse(reply.value.payoutHoldUntil) - Date.now()).toBeGreaterThan(23 * 3_600_000)
  expect(await lockedOf(owner)).toMatchObject({ paymentPasswordLockedUntil: null })
  expect(await owner.isNow(OLD)).toBe(false)
  expect(await owner.isNow(NEW)).toBe(true)
  const { kysely } = server.process.database
  expect(
    await oneOf(
      kysely,
      sql`SELECT payout_hold_until = ${reply.value.payoutHoldUntil}::timestamptz AS "isHeld" FROM identity.account WHERE account_id = ${owner.accountId}`,
    ),
  ).toEqual({ isHeld: true })
  expect(
    await rowsOf(
      kysely,
      sql`SELECT actor, action FROM app.audit_log WHERE subject = ${`member:${owner.accountId}`}`,
    ),
  ).toEqual([{ actor: 'reset01', action: 'member.reset-payment-password' }])
  await expect
    .poll(() =>
      rowsOf(
        kysely,
        sql`SELECT category, titles->>'EN' AS title FROM messaging.message WHERE account_id = ${owner.accountId}`,
      ),
    )
    .toEqual([{ category: 'SECURITY', title: 'Your withdrawal password was reset' }])
})

test('digits that are easy to guess use up neither the code nor an attempt', async () => {
  const owner = await member('reset02')
  const { sent } = await owner.ask()
  for (let tries = 0; tries < 6; tries++)
    expect((await owner.reset({ verificationCode: sent, paymentPassword: '123456' })).code).toBe(
      'PAYMENT_PASSWORD_WEAK',
    )
  expect((await owner.reset({ verificationCode: sent })).status).toBe(200)
})

test('without a number, a name or a password there is no reset', async () => {
  for (const lacking of [{ isProven: false }, { payeeName: null }]) {
    const owner = await member(`reset03${made}`, lacking)
    expect((await lockedOf(owner)).canResetPaymentPassword).toBe(false)
    expect((await owner.ask()).code).toBe('PAYMENT_RESET_UNAVAILABLE')
    expect((await owner.reset({ verificationCode: '123123' })).code).toBe('PAYMENT_RESET_UNAVAILABLE')
  }
})

test('T-S3 only the code requested for this, by this session, for this number is valid', async () => {
  const owner = await member('reset04')
  await owner.client.post('/api/wps/verification/own', { method: 'sms' }, { token: owner.token })
  expect((await owner.reset({ verificationCode: await codeSentTo(owner.client, owner.mobile) })).code).toBe(
    'VERIFY_CODE_WRONG',
  )
  const { sent } = await owner.ask()
  const elsewhere = (await logIn(server.client(), 'reset04', 'correct-horse-7')).value.token
  expect((await owner.reset({ verificationCode: sent }, elsewhere)).code).toBe('VERIFY_CODE_WRONG')
  const other = await member('reset05')
  expect((await other.reset({ verificationCode: sent })).code).toBe('VERIFY_CODE_WRONG')
  expect((await owner.reset({ verificationCode: sent })).status).toBe(200)
  expect(await other.isNow(OLD)).toBe(true)
})

test('T-S1 a wrong attempt is refused although its lock is removed at the same moment', async () => {
  const owner = await member('reset21')
  const { sent } = await owner.ask()
  const { pool } = server.process.database
  await pool.query(
    `INSERT INTO app.counter VALUES ('payment-reset-wrong', $1, 4, app.now() + interval '1 day')`,
    [owner.accountId],
  )
  const open = new pg.Client({ connectionString: server.ownerUrl })
  await open.connect()
  try {
    await open.query(
      `CREATE FUNCTION app.open_reset() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN DELETE FROM app.counter WHERE name = NEW.name AND subject = NEW.subject; RETURN NULL; END $$`,
    )
    await open.query(
      `CREATE TRIGGER open_reset AFTER UPDATE ON app.counter FOR EACH ROW WHEN (NEW.name = 'payment-reset-wrong' AND NEW.hits >= 5) EXECUTE FUNCTION app.open_reset()`,
    )
    expect((await owner.reset({ verificationCode: wrongFor(sent) })).code).toBe('VERIFY_CODE_WRONG')
  } finally {
    await open.query('DROP TRIGGER IF EXISTS open_reset ON app.counter; DROP FUNCTION app.open_reset()')
    await open.end()
  }
  expect(await owner.isNow(OLD)).toBe(true)
})

test('T-S1 of sixty guesses at once with the right code among them at most five are checked', async () => {
  const owner = await member('reset06')
  const { sent } = await owner.ask()
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      owner.reset({ verificationCode: index === 40 ? sent : wrongFor(sent, index + 1) }),
    ),
  )
  const codes = answers.map(({ status, code }) => (status === 200 ? 'right' : code))
  expect(codes.filter((code) => code === 'VERIFY_CODE_WRONG' || code === 'right').length).toBeLessThanOrEqual(
    5,
  )
  for (const code of codes)
    expect([
      'right',
      'VERIFY_CODE_WRONG',
      'VERIFY_CODE_EXPIRED',
      'COMMON_BUSY',
      'PAYMENT_RESET_LOCKED',
    ]).toContain(code)
})

test('T-S2 the right code sent twenty times at once resets once', async () => {
  const owner = await member('reset07')
  const { sent } = await owner.ask()
  const answers = await Promise.all(Array.from({ length: 20 }, () => owner.reset({ verificationCode: sent })))
  expect(answers.filter(({ status }) => status === 200).length).toBe(1)
  expect(
    await oneOf(
      server.process.database.kysely,
      sql`SELECT count(*)::int AS n FROM app.audit_log WHERE subject = ${`member:${owner.accountId}`}`,
    ),
  ).toEqual({ n: 1 })
})

test('without the phone nothing is learnt about the name; with it, a wrong name uses up the code', async () => {
  const owner = await member('reset08')
  const first = await owner.ask()
  const bare = ({ status, code, value }: Awaited<ReturnType<typeof owner.reset>>) => ({ status, code, value })
  const [right, wrong] = [
    await owner.reset({ verificationCode: wrongFor(first.sent) }),
    await owner.reset({ verificationCode: wrongFor(first.sent), payeeName: WRONG_NAME }),
  ]
  expect(bare(wrong)).toEqual(bare(right))
  expect((await owner.reset({ verificationCode: first.sent, payeeName: WRONG_NAME })).code).toBe(
    'AUTH_NAME_WRONG',
  )
  expect((await owner.reset({ verificationCode: first.sent })).code).toBe('VERIFY_CODE_EXPIRED')
  expect(await owner.isNow(OLD)).toBe(true)
})

test('five wrong attempts, of codes and names together, lock it for a day; customer service unlocks it', async () => {
  const owner = await member('reset09')
  for (let tries = 0; tries < 2; tries++)
    expect(
      (await owner.reset({ verificationCode: (await owner.ask()).sent, payeeName: WRONG_NAME })).code,
    ).toBe('AUTH_NAME_WRONG')
  const { sent } = await owner.ask()
  for (let tries = 0; tries < 2; tries++)
    expect((await owner.reset({ verificationCode: wrongFor(sent) })).code).toBe('VERIFY_CODE_WRONG')
  expect(await owner.reset({ verificationCode: wrongFor(sent) })).toMatchObject({
    status: 422,
    code: 'PAYMENT_RESET_LOCKED',
  })
  expect((await owner.reset({ verificationCode: sent })).code).toBe('PAYMENT_RESET_LOCKED')
  expect((await owner.ask()).code).toBe('PAYMENT_RESET_LOCKED')
  await openPaymentPasswordLock(server.process.database.kysely, owner.accountId)
  expect((await owner.reset({ verificationCode: (await owner.ask()).sent })).status).toBe(200)
})
