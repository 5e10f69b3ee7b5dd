import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../../tests/support/database.ts'
import { openDatabase, rowsOf, sql, type Database } from '../../platform/postgres.ts'
import { queueTest, type TestMessage } from '../../tests/support/queued-messages.ts'
import { anyGateway, closeGateways, gateway } from '../../tests/support/sms-gateways.ts'
import { listMessages, sendDueMessages, sendersOf } from './messages.ts'

let fresh: FreshDatabase
let database: Database
beforeAll(async () => {
  fresh = await freshDatabase()
  database = openDatabase({ url: fresh.url })
})
afterEach(closeGateways)
afterAll(async () => {
  await database.close()
  await fresh.drop()
})

const queue = (message: TestMessage, mode?: 'demo' | 'live') => queueTest(database, message, mode)
const statesOf = async (recipient: string) =>
  rowsOf(
    database.kysely,
    sql<{ state: string; attempts: number; text: string; failed_with: string | null }>`
  SELECT state, attempts, text, failed_with FROM system.message WHERE recipient = ${recipient} ORDER BY created_at`,
  )
const makeDue = (recipient: string) =>
  database.pool.query('UPDATE system.message SET next_at = app.now() WHERE recipient = $1', [recipient])
const smsOnly = (url: string) => sendersOf({ smsGatewayUrl: url, mailUrl: null })

test('in demo mode a message is stored and never sent', async () => {
  const { url, received } = await gateway(() => 200)
  await queue({ channel: 'SMS', recipient: '+66800000001', text: 'kept' }, 'demo')
  expect(await sendDueMessages(database, smsOnly(url))).toBe(0)
  expect(received).toEqual([])
  expect(
    (await listMessages(database.kysely, { merchantId: 'm', to: '+66800000001', pageNo: 1, pageSize: 10 }))
      .list,
  ).toMatchObject([{ text: 'kept', state: 'KEPT', channel: 'SMS' }])
  expect(
    (await listMessages(database.kysely, { merchantId: 'other', pageNo: 1, pageSize: 10 })).totalCount,
  ).toBe(0)
})

test('an SMS goes to the gateway once, and its text is forgotten once sent', async () => {
  const { url, received } = await gateway(() => 200)
  const id = await queue({ channel: 'SMS', recipient: '+66800000002', text: 'รหัส 123456' })
  await Promise.all([
    sendDueMessages(database, smsOnly(url)),
    sendDueMessages(database, smsOnly(url)),
    sendDueMessages(database, smsOnly(url)),
  ])
  expect(received.map(({ body }) => body)).toEqual([{ id, to: '+66800000002', text: 'รหัส 123456' }])
  expect(received[0]!.headers).toMatchObject({
    authorization: `Basic ${Buffer.from('key:s@fe').toString('base64')}`,
    'idempotency-key': id,
  })
  expect(await statesOf('+66800000002')).toEqual([
    { state: 'SENT', attempts: 1, text: '', failed_with: null },
  ])
})

test('a message that was surely not sent is sent again later; a refused one is not', async () => {
  const { url, received } = await gateway((all) => (all.length === 1 ? 503 : 200))
  await queue({ channel: 'SMS', recipient: '+66800000003', text: 'again' })
  await sendDueMessages(database, smsOnly(url))
  expect(await statesOf('+66800000003')).toMatchObject([{ state: 'QUEUED', attempts: 1, text: 'again' }])
  expect(await sendDueMessages(database, smsOnly(url))).toBe(0)
  await makeDue('+66800000003')
  await sendDueMessages(database, smsOnly(url))
  expect([received.length, (await statesOf('+66800000003'))[0]!.state]).toEqual([2, 'SENT'])
  const refusing = await gateway(() => 400)
  await queue({ channel: 'SMS', recipient: '+66800000004', text: 'no such number' })
  await sendDueMessages(database, smsOnly(refusing.url))
  expect(await statesOf('+66800000004')).toMatchObject([{ state: 'FAILED', text: '' }])
})

test('an unknown outcome is never sent twice: a connection cut after the request, an error of the gateway, a crash while sending', async () => {
  const cut = await gateway(() => 'hang up')
  await queue({ channel: 'SMS', recipient: '+66800000005', text: 'cut' })
  await sendDueMessages(database, smsOnly(cut.url))
  const broken = await gateway(() => 500)
  await queue({ channel: 'SMS', recipient: '+66800000006', text: 'broken' })
  await sendDueMessages(database, smsOnly(broken.url))
  await queue({ channel: 'SMS', recipient: '+66800000007', text: 'crashed' })
  await database.pool.query("UPDATE system.message SET state = 'SENDING' WHERE recipient = '+66800000007'")
  for (const recipient of ['+66800000005', '+66800000006', '+66800000007']) await makeDue(recipient)
  await sendDueMessages(database, smsOnly(cut.url))
  await sendDueMessages(database, smsOnly(broken.url))
  expect([cut.received.length, broken.received.length]).toEqual([1, 1])
  expect((await statesOf('+66800000005'))[0]!.failed_with).toMatch(/^outcome unknown/)
})

test('a gateway that cannot be reached is tried five times, then given up; an expired code is not sent', async () => {
  const gone = await gateway(() => 200)
  await new Promise((resolve) => gone.server.close(resolve))
  await queue({ channel: 'SMS', recipient: '+66800000008', text: 'nobody home' })
  for (let attempt = 0; attempt < 7; attempt++) {
    await makeDue('+66800000008')
    await sendDueMessages(database, smsOnly(gone.url))
  }
  expect(await statesOf('+66800000008')).toMatchObject([{ state: 'FAILED', attempts: 5 }])
  const { url, received } = await gateway(() => 200)
  await queue({
    channel: 'SMS',
    recipient: '+66800000009',
    text: 'late',
    expiresAt: new Date(Date.now() - 1_000),
  })
  await sendDueMessages(database, smsOnly(url))
  expect([received.length, (await statesOf('+66800000009'))[0]!.state]).toEqual([0, 'FAILED'])
})

test('a gateway with another format is called as configured: method, headers, body and address', async () => {
  const { origin, taken } = await anyGateway()
  const text = 'รหัส "1234" & <b>\\\n50%'
  const sendBy = async (
    url: string,
    form: { method: 'POST' | 'PUT' | 'GET'; headers: Record<string, string>; body: string | null },
  ) => {
    await queue({ channel: 'SMS', recipient: '+66800000010', text })
    await sendDueMessages(database, sendersOf({ smsGatewayUrl: url, mailUrl: null, smsGateway: form }))
    return taken.at(-1)!
  }
  const form = await sendBy(`${origin}/form`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'X-Api-Key': 'k' },
    body: 'msisdn={{number}}&message={{text}}&sender=SALA',
  })
  expect([
    form.method,
    form.headers['x-api-key'],
    Object.fromEntries(new URLSearchParams(form.body)),
  ]).toEqual(['POST', 'k', { msisdn: '66800000010', message: text, sender: 'SALA' }])
  const json = await sendBy(`${origin}/json`, {
    method: 'PUT',
    headers: {},
    body: '{"phones":["{{to}}"],"content":{"th":"{{text}}"}}',
  })
  expect([json.method, JSON.parse(json.body)]).toEqual([
    'PUT',
    { phones: ['+66800000010'], content: { th: text } },
  ])
  const address = await sendBy(`${origin}/get?to={{number}}&msg={{text}}&ref={{id}}`, {
    method: 'GET',
    headers: {},
    body: null,
  })
  expect([address.method, new URL(address.url, origin).searchParams.get('msg'), address.body]).toEqual([
    'GET',
    text,
    '',
  ])
  expect((await statesOf('+66800000010')).map((row) => row.state)).toEqual(['SENT', 'SENT', 'SENT'])
})

test('without a sender a message fails with the name of the missing setting', async () => {
  await queue({ channel: 'MAIL', recipient: 'nobody@player.example', subject: 'x', text: 'x' })
  await sendDueMessages(database, sendersOf({ smsGatewayUrl: null, mailUrl: null }))
  expect((await statesOf('nobody@player.example'))[0]).toMatchObject({
    state: 'FAILED',
    failed_with: 'MAIL_URL is not set',
  })
})
