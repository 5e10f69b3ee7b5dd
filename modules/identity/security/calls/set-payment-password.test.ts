import { afterAll, beforeAll, expect, test } from 'vitest'
import { logIn, makeAccount } from '../../../../tests/support/identity.ts'
import { startServer, type TestClient, type TestServer } from '../../../../tests/support/server.ts'
import {
  checkPaymentPassword,
  openPaymentPasswordLock,
  paymentPasswordState,
} from '../../credentials/payment-password.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const set = (client: TestClient, token: string, body: Record<string, unknown>) =>
  client.post<{ fields: { rule: string }[] }>('/api/wps/member/paymentPassword', body, {
    token,
    sealed: true,
  })

async function member(username: string) {
  const accountId = await makeAccount(server, {
    username,
    mobile: `+6689${username.slice(-2)}00128`,
    profile: { birthday: '1990-12-24' },
  })
  const client = server.client()
  return { accountId, client, token: (await logIn(client, username, 'correct-horse-7')).value.token }
}
test('six digits that are hard to guess are accepted; the old ones are needed to change them', async () => {
  const { client, token } = await member('payer01')
  expect((await client.get('/api/wps/member/profile', { token })).value.hasPaymentPassword).toBe(false)
  expect((await set(client, token, { paymentPassword: '493817' })).status).toBe(200)
  expect((await client.get('/api/wps/member/profile', { token })).value.hasPaymentPassword).toBe(true)
  expect((await set(client, token, { paymentPassword: '550128' })).code).toBe('PAYMENT_PASSWORD_WRONG')
  expect((await set(client, token, { paymentPassword: '550128', oldPaymentPassword: '493817' })).status).toBe(
    200,
  )
})

test('equal digits, runs, birthdays and digits of the phone are refused', async () => {
  const { client, token } = await member('payer02')
  const ruleOf = async (paymentPassword: string) => {
    const reply = await set(client, token, { paymentPassword })
    expect(reply.code).toBe('PAYMENT_PASSWORD_WEAK')
    return reply.value.fields[0]!.rule
  }
  for (const simple of ['000000', '111111', '123456', '654321', '890123', '321098'])
    expect([simple, await ruleOf(simple)]).toEqual([simple, 'pinSimple'])
  for (const birthday of ['241290', '122490', '901224', '241233', '200128'])
    expect([birthday, await ruleOf(birthday)]).toEqual([birthday, 'pinSame'])
  for (const form of ['12345', '1234567', 'abcdef', '๑๒๓๔๕๖'])
    expect([form, await ruleOf(form)]).toEqual([form, 'pattern_digits'])
})

test('five wrong ones lock it for a day, the right one included; of forty guesses at once five are checked', async () => {
  const { accountId, client, token } = await member('payer03')
  await set(client, token, { paymentPassword: '493817' })
  const context = {
    database: server.process.database,
    session: { accountId },
    language: 'en',
    merchant: { timeZone: 'Asia/Bangkok' },
  } as never
  const guess = (digits: string) =>
    checkPaymentPassword(context, digits, { wrong: 'WD_PASSWORD' }).then(
      () => 'right',
      (error: { code: string }) => error.code,
    )
  expect(await guess('493817')).toBe('right')
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => guess(index === 30 ? '493817' : '555012')),
  )
  const judged = answers.filter((answer) => answer === 'WD_PASSWORD' || answer === 'right')
  expect(judged.length).toBeLessThanOrEqual(4)
  expect(answers.filter((answer) => answer === 'right')).toEqual([])
  expect(await guess('493817')).toBe('WD_PASSWORD_LOCKED')
  const state = await paymentPasswordState(server.process.database.kysely, accountId)
  expect(state.isSet).toBe(true)
  expect(state.lockedUntil!.getTime() - Date.now()).toBeGreaterThan(23 * 3_600_000)
  await client.post('/api/dev/clock', { advance: 'PT24H1S' })
  expect(await guess('493817')).toBe('right')
  for (let tries = 0; tries < 5; tries++) await guess('555012')
  expect(await guess('493817')).toBe('WD_PASSWORD_LOCKED')
  await openPaymentPasswordLock(server.process.database.kysely, accountId)
  expect(await guess('493817')).toBe('right')
})

test('right ones at once are never refused because of a lock: beyond five in flight they are asked to come back', async () => {
  const { accountId, client, token } = await member('payer05')
  await set(client, token, { paymentPassword: '493817' })
  const context = {
    database: server.process.database,
    session: { accountId },
    language: 'en',
    merchant: { timeZone: 'Asia/Bangkok' },
  } as never
  const guess = (digits: string) =>
    checkPaymentPassword(context, digits, { wrong: 'WD_PASSWORD' }).then(
      () => 'right',
      (error: { code: string; retryAfterS?: number }) => `${error.code} ${error.retryAfterS}`,
    )
  const answers = await Promise.all(Array.from({ length: 40 }, () => guess('493817')))
  expect([...new Set(answers)].sort()).toEqual(['COMMON_BUSY 1', 'right'])
  for (let tries = 0; tries < 4; tries++) expect(await guess('555012')).toBe('WD_PASSWORD undefined')
  expect((await paymentPasswordState(server.process.database.kysely, accountId)).lockedUntil).toBeNull()
  expect(await guess('493817')).toBe('right')
})

test('if none is set every guess is wrong', async () => {
  const { accountId } = await member('payer04')
  const context = {
    database: server.process.database,
    session: { accountId },
    language: 'en',
    merchant: { timeZone: 'Asia/Bangkok' },
  } as never
  await expect(
    checkPaymentPassword(context, '493817', { wrong: 'PAYMENT_PASSWORD_WRONG' }),
  ).rejects.toMatchObject({ code: 'PAYMENT_PASSWORD_WRONG' })
})
