import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { quickHumanCheck } from '../../../../tests/support/identity.ts'
import { startServer, type TestClient, type TestServer } from '../../../../tests/support/server.ts'
import { oneOf, sql } from '../../../../platform/postgres.ts'
import { setSetting, systemSettings } from '../../../system/index.ts'
import { codeSettings } from '../../settings/codes.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ env: { TRUSTED_PROXIES: '1' } })
})
afterAll(() => server.close())
beforeEach(async () => {
  await sql`DELETE FROM app.counter WHERE name LIKE 'sms-%'`.execute(server.process.database.kysely)
})

const ask = async (client: TestClient, mobileNo: string, headers: Record<string, string> = {}) =>
  client.post(
    '/api/wps/verification/sms/register',
    { mobileNo, countryDialingCode: '66', humanCheck: await quickHumanCheck(client, 'sms') },
    { headers },
  )
const sentTo = async (start: string) =>
  (
    await oneOf(
      server.process.database.kysely,
      sql<{ sent: bigint }>`SELECT count(*) AS sent FROM system.message WHERE recipient LIKE ${`${start}%`}`,
    )
  ).sent
const set = (setting: Parameters<typeof setSetting>[2], value: number) =>
  server.process.database.transaction((tx) => setSetting(tx, 'demo', setting as never, value as never))

test('T-S4 numbers of one block, each of another range and asked from another network: nothing is sent beyond the cap', async () => {
  await set(codeSettings.smsPerBlockHour, 40)
  const client = server.client()
  await client.get('/api/wps/system/keys')
  const replies: Awaited<ReturnType<typeof ask>>[] = []
  for (let from = 0; from < 120; from += 8) {
    replies.push(
      ...(await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          ask(client, `088${String(from + index).padStart(3, '0')}0001`, {
            'x-forwarded-for': `10.${(from + index) % 100}.1.1`,
          }),
        ),
      )),
    )
  }
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(40)
  expect(new Set(replies.filter((reply) => reply.status !== 200).map((reply) => reply.code))).toEqual(
    new Set(['SMS_TOO_MANY']),
  )
  expect(await sentTo('+6688')).toBe(40n)
  await set(codeSettings.smsPerBlockHour, 300)
})

test('the day’s sending ends for everybody at the merchant’s cap', async () => {
  await set(systemSettings.smsPerDay, 3)
  for (let number = 0; number < 6; number++)
    await ask(server.client(), `0${['61', '82', '83', '84', '85', '86'][number]}0000077`, {
      'x-forwarded-for': `10.0.${number}.1`,
    })
  const { sent } = await oneOf(
    server.process.database.kysely,
    sql<{ sent: bigint }>`SELECT count(*) AS sent FROM system.message WHERE recipient LIKE '%0000077'`,
  )
  expect(sent).toBe(3n)
  await set(systemSettings.smsPerDay, 5_000)
})

test('no code without a human check of its own scene, used once', async () => {
  const client = server.client()
  const body = { mobileNo: '0871110001', countryDialingCode: '66' }
  expect((await client.post('/api/wps/verification/sms/register', body)).code).toBe('VERIFY_HUMAN_REQUIRED')
  expect(
    (
      await client.post('/api/wps/verification/sms/register', {
        ...body,
        humanCheck: await quickHumanCheck(client, 'register'),
      })
    ).code,
  ).toBe('VERIFY_HUMAN_REQUIRED')
  const humanCheck = await quickHumanCheck(client, 'sms')
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      client.post('/api/wps/verification/sms/register', {
        ...body,
        mobileNo: `087111000${index}`,
        humanCheck,
      }),
    ),
  )
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
})
