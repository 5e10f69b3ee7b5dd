import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, rowsOf, run, sql } from '../../../platform/postgres.ts'
import { startServer, type TestClient, type TestServer } from '../../../tests/support/server.ts'
import { changeSettingByTwo, confirmAs } from '../../../tests/support/two-people.ts'
import { flagDefaults, isFlagWeakened, type FlagName } from '../../system/index.ts'

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

interface Rule { enabled: boolean; required: boolean; acceptedPattern: string; patternId: number; minLength: number; maxLength: number }
interface Field extends Rule { name: string; isDefault: boolean; isFixed: boolean; lowest: number; highest: number; ownPattern: string | null }

const ask = (path: string, token = owner) => client.get(`/api/operator${path}`, { token })
const tell = (path: string, body: object, token = owner) => client.post(`/api/operator${path}`, body, { token })
const field = async (name: string) => (await client.get<{ fields: Field[] }>('/api/operator/register-fields', { token: viewer })).value.fields.find((one) => one.name === name)!
const seen = async (name: string) => (await client.get<Record<string, Rule>>('/api/wps/system/setting/register')).value[name]!
const change = (name: string, rule: object | null) => client.post<Rule>(`/api/operator/register-fields/${name}`, { rule }, { token: owner })
const lastDeed = async () => (await client.get<{ list: { action: string; detail: string }[] }>('/api/operator/audit?pageSize=1', { token: owner })).value.list[0]!
interface Waiting { proposalId: string; kind: string; subject: string; reason: string; changes: object[] }
const waitingFor = async (subject: string) => (await client.get<{ list: Waiting[] }>(`/api/operator/proposals?state=PENDING&subject=${subject}`, { token: owner })).value.list
const reject = (proposalId: string) => client.post(`/api/operator/proposals/${proposalId}/reject`, {}, { token: owner, key: crypto.randomUUID() })
const whitelabel = async () => (await client.get('/api/wps/system/whitelabel')).value

test('a changed field is what players are asked for, and its default comes back', async () => {
  const before = await seen('line')
  expect(await field('line')).toMatchObject({ ...before, isDefault: true, ownPattern: before.acceptedPattern })
  const rule = { enabled: true, required: true, minLength: 5, maxLength: 20, patternId: 4 }
  expect((await change('line', rule)).value).toMatchObject({ ...rule, acceptedPattern: '^[A-Za-z0-9]+$' })
  await expect.poll(() => seen('line'), { timeout: 30_000 }).toMatchObject(rule)
  expect(await field('line')).toMatchObject({ isDefault: false })
  expect(JSON.parse((await lastDeed()).detail)).toMatchObject({ before, after: rule })
  expect((await change('line', { ...rule, patternId: null })).value.acceptedPattern).toBe(before.acceptedPattern)
  expect((await change('line', null)).value).toMatchObject(before)
  expect(await seen('line')).toEqual(before)
})

test('a name and a password stay asked for, whatever is set', async () => {
  await change('username', { enabled: false, required: false, minLength: 5, maxLength: 10, patternId: 1 })
  expect(await seen('username')).toMatchObject({ enabled: true, required: true, minLength: 5, maxLength: 10 })
  expect(await field('username')).toMatchObject({ isFixed: true })
  await change('username', null)
})

test.each([
  ['password', { minLength: 4, maxLength: 64 }], ['username', { minLength: 10, maxLength: 5 }], ['paymentPassword', { minLength: 4, maxLength: 4 }], ['email', { minLength: 5, maxLength: 256 }],
])('%s cannot become %o', async (name, bounds) => {
  const before = await seen(name)
  expect(await change(name, { enabled: true, required: true, patternId: null, ...bounds })).toMatchObject({ status: 422, code: 'REQUEST_INVALID' })
  expect(await seen(name)).toEqual(before)
})

test('two fields changed at once both stand', async () => {
  const rule = { enabled: true, required: false, minLength: 1, maxLength: 9, patternId: null }
  const replies = await Promise.all(['telegram', 'zalo', 'facebook', 'nickname'].map((name) => change(name, rule)))
  expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200, 200])
  for (const name of ['telegram', 'zalo', 'facebook', 'nickname']) expect(await seen(name)).toMatchObject({ maxLength: 9 })
  expect(await change('constructor', rule)).toMatchObject({ status: 404, code: 'SETTING_NOT_FOUND' })
})

test('a switch is seen by players within a second, and only known switches exist', async () => {
  const { value } = await ask('/flags', viewer)
  expect(value.list).toContainEqual({ name: 'freePlay', isOn: true, isOnByDefault: true })
  expect(await tell('/flags/freePlay', { isOn: false })).toMatchObject({ status: 200, value: { state: 'CHANGED', isOn: false } })
  await expect.poll(async () => (await whitelabel()).freePlay, { timeout: 30_000 }).toBe(false)
  expect(await lastDeed()).toMatchObject({ action: 'site.flag' })
  await tell('/flags/freePlay', { isOn: true })
  expect(await tell('/flags/toString', { isOn: true })).toMatchObject({ status: 404, code: 'SETTING_NOT_FOUND' })
  expect(await tell('/flags/freePlay', { isOn: false }, viewer)).toMatchObject({ status: 403, code: 'COMMON_FORBIDDEN' })
})

test('regions and the allow-list are kept as networks and countries, once each', async () => {
  const access = { allowList: ['10.1.0.0/16', '10.1.0.0/16', '2001:db8::/32'], allowedRegions: ['TH'], blockedRegions: ['US', 'US'], reason: 'licence' }
  expect((await tell('/access', access)).value).toEqual({ state: 'PENDING', allowList: [], allowedRegions: [], blockedRegions: [] })
  await confirmAs(server, 'finance', 'site:demo')
  await expect.poll(async () => (await ask('/access')).value, { timeout: 30_000 }).toMatchObject({ allowList: ['10.1.0.0/16', '2001:db8::/32'], blockedRegions: ['US'], ownAddress: '127.0.0.1' })
  for (const wrong of [{ allowList: ['10.1.0.0/99'] }, { allowList: ['example.com'] }, { allowedRegions: ['thailand'] }, { reason: '' }]) {
    expect(await tell('/access', { allowList: [], allowedRegions: [], blockedRegions: [], reason: 'x', ...wrong })).toMatchObject({ status: 422, code: 'REQUEST_INVALID' })
  }
  const none = { allowList: [], allowedRegions: [], blockedRegions: [] }
  // Fewer addresses and fewer regions hold at once; opening a region again does not.
  expect((await tell('/access', { ...access, allowList: [], reason: 'less' })).value).toMatchObject({ state: 'CHANGED', allowList: [] })
  for (const open of [{ ...none, blockedRegions: ['US'] }, { ...none, allowedRegions: ['TH'] }]) {
    expect((await tell('/access', { ...open, reason: 'back' })).value).toEqual({ state: 'PENDING', allowList: [], allowedRegions: ['TH'], blockedRegions: ['US'] })
    const [row] = await waitingFor('site:demo')
    expect(row).toMatchObject({ kind: 'site.access', reason: 'back' })
    await reject(row!.proposalId)
  }
  await tell('/access', { ...none, reason: 'back' })
  await confirmAs(server, 'finance', 'site:demo')
  await expect.poll(async () => (await ask('/access')).value, { timeout: 30_000 }).toMatchObject(none)
})

test('every switch that weakens a control waits for a second person that way, and goes back at once', async () => {
  const names = Object.keys(flagDefaults) as FlagName[]
  const states = async () => new Map((await client.get<{ list: { name: string; isOn: boolean }[] }>('/api/operator/flags', { token: owner })).value.list.map(({ name, isOn }) => [name, isOn]))
  const guards = names.filter((name) => isFlagWeakened(name, true) || isFlagWeakened(name, false))
  expect(guards.sort()).toEqual(['REGMOBVERF3', 'codeLogin', 'phoneSignIn'])
  for (const name of guards) {
    const isWeak = isFlagWeakened(name, true)
    expect((await tell(`/flags/${name}`, { isOn: !isWeak })).value).toEqual({ state: 'CHANGED', isOn: !isWeak })
    expect((await tell(`/flags/${name}`, { isOn: isWeak })).value).toEqual({ state: 'PENDING', isOn: !isWeak })
    expect(await tell(`/flags/${name}`, { isOn: isWeak })).toMatchObject({ code: 'CHANGE_STATE' })
    await confirmAs(server, 'finance', `flag:${name}`)
    await expect.poll(async () => (await states()).get(name), { timeout: 30_000 }).toBe(isWeak)
    expect((await tell(`/flags/${name}`, { isOn: flagDefaults[name] })).status).toBe(200)
    for (const { proposalId } of await waitingFor(`flag:${name}`)) await reject(proposalId)
  }
})

test('what waits about a guard is called off once another change of it takes effect', async () => {
  await tell('/flags/codeLogin', { isOn: false })
  expect((await tell('/flags/codeLogin', { isOn: true })).value).toMatchObject({ state: 'PENDING' })
  expect((await tell('/flags/codeLogin', { isOn: false })).value).toMatchObject({ state: 'CHANGED' })
  expect(await waitingFor('flag:codeLogin')).toEqual([])
})

test('a field that proves who somebody is may ask for less only with a second person', async () => {
  const strict = { enabled: true, required: true, minLength: 10, maxLength: 64, patternId: null }
  expect(await change('password', strict)).toMatchObject({ value: { state: 'CHANGED', minLength: 10 } })
  expect(await change('password', null)).toMatchObject({ value: { state: 'PENDING', minLength: 10 } })
  expect(await field('password')).toMatchObject({ minLength: 10 })
  expect((await waitingFor('register-field:password'))[0]).toMatchObject({ changes: [{ field: 'field_minLength', before: '10', after: '8' }] })
  await confirmAs(server, 'finance', 'register-field:password')
  expect(await field('password')).toMatchObject({ minLength: 8, isDefault: true })
  expect(await change('payeeName', { enabled: false, required: false, minLength: 2, maxLength: 60, patternId: null })).toMatchObject({ value: { state: 'PENDING', enabled: true } })
  await reject((await waitingFor('register-field:payeeName'))[0]!.proposalId)
  expect(await field('payeeName')).toMatchObject({ isDefault: true })
})

test('a licence is shown whole or not at all', async () => {
  expect((await whitelabel()).licence).toBeNull()
  expect(await tell('/licence', { text: 'Licensed in Curaçao', number: 'OGL/1', validatorUrl: '' })).toMatchObject({ status: 422, code: 'REQUEST_INVALID' })
  expect(await tell('/licence', { text: 'x', number: '1', validatorUrl: 'javascript:alert(1)' })).toMatchObject({ status: 422, code: 'REQUEST_INVALID' })
  const licence = { text: 'Licensed in Curaçao', number: 'OGL/1', validatorUrl: 'https://validator.example/1' }
  expect(await tell('/licence', licence)).toMatchObject({ status: 200, value: licence })
  await expect.poll(async () => (await whitelabel()).licence, { timeout: 30_000 }).toEqual(licence)
  await tell('/licence', { text: '', number: '', validatorUrl: '' })
  await expect.poll(async () => (await whitelabel()).licence, { timeout: 30_000 }).toBeNull()
})

test('a setting gets its default back, and nobody shuts themselves out of the console', async () => {
  const setting = async (name: string) => (await client.get<{ list: { name: string; value: string; isDefault: boolean }[] }>('/api/operator/settings', { token: owner })).value.list.find((one) => one.name === name)!
  await changeSettingByTwo(server, 'system.minAge', '20')
  expect(await setting('system.minAge')).toMatchObject({ value: '20', isDefault: false })
  expect((await tell('/settings/system.minAge', {})).value).toEqual({ state: 'CHANGED', value: '21' })
  expect(await setting('system.minAge')).toMatchObject({ value: '21', isDefault: true })
  expect(await tell('/settings/operator.allowedNetworks', { value: '["10.0.0.0/8"]' })).toMatchObject({ status: 422, code: 'REQUEST_INVALID' })
  expect(await tell('/settings/operator.allowedNetworks', { value: '["10.0.0.0/8","127.0.0.1"]' })).toMatchObject({ status: 200 })
  expect((await tell('/settings/operator.allowedNetworks', {})).value).toMatchObject({ state: 'PENDING' })
  await confirmAs(server, 'finance', 'setting:operator.allowedNetworks')
})

test('what is known not to have left is sent again, once it is asked for; what left or ran out is not', async () => {
  const database = openDatabase({ url: server.ownerUrl })
  const keep = async (state: string, text: string, expires: string | null = null) => {
    const messageId = crypto.randomUUID()
    await run(database.kysely, sql`
      INSERT INTO system.message (message_id, merchant_id, channel, recipient, purpose, text, state, attempts, failed_with, expires_at)
      VALUES (${messageId}, 'demo', 'MAIL', 'somebody@example.com', 'NOTICE', ${text}, ${state}, 5, 'no connection', app.now() + ${expires}::interval)`)
    return messageId
  }
  const failed = await keep('FAILED', 'hello')
  for (const gone of [await keep('SENT', ''), await keep('FAILED', ''), await keep('FAILED', 'late', '-1 minute'), await keep('SENDING', 'now')]) {
    expect(await tell(`/messages/${gone}/resend`, {})).toMatchObject({ status: 409, code: 'MESSAGE_STATE' })
  }
  expect(await tell(`/messages/${crypto.randomUUID()}/resend`, {})).toMatchObject({ status: 404, code: 'MESSAGE_NOT_FOUND' })
  const rows = (await ask('/messages?state=FAILED&channel=MAIL&to=somebody@example.com')).value as { list: { messageId: string; canResend: boolean; failedWith: string; attempts: number }[]; totalCount: number }
  expect(rows.totalCount).toBe(3)
  expect(rows.list.find((row) => row.messageId === failed)).toMatchObject({ canResend: true, failedWith: 'no connection', attempts: 5 })
  const replies = await Promise.all(Array.from({ length: 5 }, () => tell(`/messages/${failed}/resend`, {})))
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
  expect(replies.filter((reply) => reply.code === 'MESSAGE_STATE')).toHaveLength(4)
  expect(await rowsOf(database.kysely, sql`SELECT state, attempts, text FROM system.message WHERE message_id = ${failed}`)).toEqual([{ state: 'QUEUED', attempts: 0, text: 'hello' }])
  expect(await lastDeed()).toMatchObject({ action: 'message.resend' })
  await database.close()
})

test('with the answer to a switch the site is switched', async () => {
  const wanted = { 0: 200, 1: 503, 2: 403 } as const
  for (const status of [1, 2, 1, 2, 0] as const) {
    expect(await tell('/system/status', { status })).toMatchObject({ status: 200 })
    expect((await client.get('/api/wps/relay/GCSGAME_gameList')).status, `status ${status}`).toBe(wanted[status])
  }
})
