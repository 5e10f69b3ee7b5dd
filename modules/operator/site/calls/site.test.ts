/** The site’s switches, licence, settings and messages, as operators change them. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, rowsOf, run, sql } from '../../../../platform/postgres.ts'
import { startServer, type TestClient, type TestServer } from '../../../../tests/support/server.ts'
import { changeSettingByTwo, confirmAs } from '../../../../tests/support/two-people.ts'

let server: TestServer
let client: TestClient
let owner: string
let viewer: string

beforeAll(async () => {
  server = await startServer()
  client = server.client()
  owner = await client.signInOperator('owner')
  viewer = await client.signInOperator('viewer')
})
afterAll(() => server.close())

const ask = (path: string, token = owner) => client.get(`/api/operator${path}`, { token })
const tell = (path: string, body: object, token = owner) =>
  client.post(`/api/operator${path}`, body, { token })
const lastDeed = async () =>
  (
    await client.get<{ list: { action: string; detail: string }[] }>('/api/operator/audit?pageSize=1', {
      token: owner,
    })
  ).value.list[0]!
const whitelabel = async () => (await client.get('/api/wps/system/whitelabel')).value

test('a switch is seen by players within a second, and only known switches exist', async () => {
  const { value } = await ask('/flags', viewer)
  expect(value.list).toContainEqual({ name: 'freePlay', isOn: true, isOnByDefault: true })
  expect(await tell('/flags/freePlay', { isOn: false })).toMatchObject({
    status: 200,
    value: { state: 'CHANGED', isOn: false },
  })
  await expect.poll(async () => (await whitelabel()).freePlay).toBe(false)
  expect(await lastDeed()).toMatchObject({ action: 'site.flag' })
  await tell('/flags/freePlay', { isOn: true })
  expect(await tell('/flags/toString', { isOn: true })).toMatchObject({
    status: 404,
    code: 'SETTING_NOT_FOUND',
  })
  expect(await tell('/flags/freePlay', { isOn: false }, viewer)).toMatchObject({
    status: 403,
    code: 'COMMON_FORBIDDEN',
  })
})

test('a licence is shown completely or not at all', async () => {
  expect((await whitelabel()).licence).toBeNull()
  expect(
    await tell('/licence', { text: 'Licensed in Curaçao', number: 'OGL/1', validatorUrl: '' }),
  ).toMatchObject({ status: 422, code: 'REQUEST_INVALID' })
  expect(
    await tell('/licence', { text: 'x', number: '1', validatorUrl: 'javascript:alert(1)' }),
  ).toMatchObject({ status: 422, code: 'REQUEST_INVALID' })
  const licence = {
    text: 'Licensed in Curaçao',
    number: 'OGL/1',
    validatorUrl: 'https://validator.example/1',
  }
  expect(await tell('/licence', licence)).toMatchObject({ status: 200, value: licence })
  await expect.poll(async () => (await whitelabel()).licence).toEqual(licence)
  await tell('/licence', { text: '', number: '', validatorUrl: '' })
  await expect.poll(async () => (await whitelabel()).licence).toBeNull()
})

test('a setting gets its default back, and nobody locks themselves out of the console', async () => {
  const setting = async (name: string) =>
    (
      await client.get<{ list: { name: string; value: string; isDefault: boolean }[] }>(
        '/api/operator/settings',
        { token: owner },
      )
    ).value.list.find((one) => one.name === name)!
  await changeSettingByTwo(server, 'system.minAge', '20')
  expect(await setting('system.minAge')).toMatchObject({ value: '20', isDefault: false })
  expect((await tell('/settings/system.minAge', {})).value).toEqual({ state: 'CHANGED', value: '21' })
  expect(await setting('system.minAge')).toMatchObject({ value: '21', isDefault: true })
  expect(await tell('/settings/operator.allowedNetworks', { value: '["10.0.0.0/8"]' })).toMatchObject({
    status: 422,
    code: 'REQUEST_INVALID',
  })
  expect(
    await tell('/settings/operator.allowedNetworks', { value: '["10.0.0.0/8","127.0.0.1"]' }),
  ).toMatchObject({ status: 200 })
  expect((await tell('/settings/operator.allowedNetworks', {})).value).toMatchObject({ state: 'PENDING' })
  await confirmAs(server, 'finance', 'setting:operator.allowedNetworks')
})

test('what was surely not sent is sent again on request; sent and expired messages are not', async () => {
  const database = openDatabase({ url: server.ownerUrl })
  const keep = async (state: string, text: string, expires: string | null = null) => {
    const messageId = crypto.randomUUID()
    await run(
      database.kysely,
      sql`
      INSERT INTO system.message (message_id, merchant_id, channel, recipient, purpose, text, state, attempts, failed_with, expires_at)
      VALUES (${messageId}, 'demo', 'MAIL', 'somebody@example.com', 'NOTICE', ${text}, ${state}, 5, 'no connection', app.now() + ${expires}::interval)`,
    )
    return messageId
  }
  const failed = await keep('FAILED', 'hello')
  for (const gone of [
    await keep('SENT', ''),
    await keep('FAILED', ''),
    await keep('FAILED', 'late', '-1 minute'),
    await keep('SENDING', 'now'),
  ]) {
    expect(await tell(`/messages/${gone}/resend`, {})).toMatchObject({ status: 409, code: 'MESSAGE_STATE' })
  }
  expect(await tell(`/messages/${crypto.randomUUID()}/resend`, {})).toMatchObject({
    status: 404,
    code: 'MESSAGE_NOT_FOUND',
  })
  const rows = (await ask('/messages?state=FAILED&channel=MAIL&to=somebody@example.com')).value as {
    list: { messageId: string; canResend: boolean; failedWith: string; attempts: number }[]
    totalCount: number
  }
  expect(rows.totalCount).toBe(3)
  expect(rows.list.find((row) => row.messageId === failed)).toMatchObject({
    canResend: true,
    failedWith: 'no connection',
    attempts: 5,
  })
  const replies = await Promise.all(Array.from({ length: 5 }, () => tell(`/messages/${failed}/resend`, {})))
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
  expect(replies.filter((reply) => reply.code === 'MESSAGE_STATE')).toHaveLength(4)
  expect(
    await rowsOf(
      database.kysely,
      sql`SELECT state, attempts, text FROM system.message WHERE message_id = ${failed}`,
    ),
  ).toEqual([{ state: 'QUEUED', attempts: 0, text: 'hello' }])
  expect(await lastDeed()).toMatchObject({ action: 'message.resend' })
  await database.close()
})

test('with the answer to a switch the site is switched', async () => {
  const wanted = { 0: 200, 1: 503, 2: 403 } as const
  for (const status of [1, 2, 1, 2, 0] as const) {
    expect(await tell('/system/status', { status })).toMatchObject({ status: 200 })
    expect((await client.get('/api/wps/relay/GCSGAME_gameList')).status, `status ${status}`).toBe(
      wanted[status],
    )
  }
})
