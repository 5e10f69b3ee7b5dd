/** What players are asked for when they register, as operators change it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestClient, type TestServer } from '../../../../tests/support/server.ts'
import { confirmAs } from '../../../../tests/support/two-people.ts'

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

interface Rule {
  enabled: boolean
  required: boolean
  acceptedPattern: string
  patternId: number
  minLength: number
  maxLength: number
}
interface Field extends Rule {
  name: string
  isDefault: boolean
  isFixed: boolean
  lowest: number
  highest: number
  ownPattern: string | null
}

const field = async (name: string) =>
  (
    await client.get<{ fields: Field[] }>('/api/operator/register-fields', { token: viewer })
  ).value.fields.find((one) => one.name === name)!
const seen = async (name: string) =>
  (await client.get<Record<string, Rule>>('/api/wps/system/setting/register')).value[name]!
const change = (name: string, rule: object | null) =>
  client.post<Rule>(`/api/operator/register-fields/${name}`, { rule }, { token: owner })
const lastDeed = async () =>
  (
    await client.get<{ list: { action: string; detail: string }[] }>('/api/operator/audit?pageSize=1', {
      token: owner,
    })
  ).value.list[0]!
interface Waiting {
  proposalId: string
  kind: string
  subject: string
  reason: string
  changes: object[]
}
const waitingFor = async (subject: string) =>
  (
    await client.get<{ list: Waiting[] }>(`/api/operator/proposals?state=PENDING&subject=${subject}`, {
      token: owner,
    })
  ).value.list
const reject = (proposalId: string) =>
  client.post(`/api/operator/proposals/${proposalId}/reject`, {}, { token: owner, key: crypto.randomUUID() })
test('a changed field is what players are asked for, and its default can be restored', async () => {
  const before = await seen('line')
  expect(await field('line')).toMatchObject({
    ...before,
    isDefault: true,
    ownPattern: before.acceptedPattern,
  })
  const rule = { enabled: true, required: true, minLength: 5, maxLength: 20, patternId: 4 }
  expect((await change('line', rule)).value).toMatchObject({ ...rule, acceptedPattern: '^[A-Za-z0-9]+$' })
  await expect.poll(() => seen('line')).toMatchObject(rule)
  expect(await field('line')).toMatchObject({ isDefault: false })
  expect(JSON.parse((await lastDeed()).detail)).toMatchObject({ before, after: rule })
  expect((await change('line', { ...rule, patternId: null })).value.acceptedPattern).toBe(
    before.acceptedPattern,
  )
  expect((await change('line', null)).value).toMatchObject(before)
  expect(await seen('line')).toEqual(before)
})

test('a name and a password stay required, whatever is set', async () => {
  await change('username', { enabled: false, required: false, minLength: 5, maxLength: 10, patternId: 1 })
  expect(await seen('username')).toMatchObject({ enabled: true, required: true, minLength: 5, maxLength: 10 })
  expect(await field('username')).toMatchObject({ isFixed: true })
  await change('username', null)
})

test.each([
  ['password', { minLength: 4, maxLength: 64 }],
  ['username', { minLength: 10, maxLength: 5 }],
  ['paymentPassword', { minLength: 4, maxLength: 4 }],
  ['email', { minLength: 5, maxLength: 256 }],
])('%s cannot become %o', async (name, bounds) => {
  const before = await seen(name)
  expect(await change(name, { enabled: true, required: true, patternId: null, ...bounds })).toMatchObject({
    status: 422,
    code: 'REQUEST_INVALID',
  })
  expect(await seen(name)).toEqual(before)
})

test('two fields changed at once both stay', async () => {
  const rule = { enabled: true, required: false, minLength: 1, maxLength: 9, patternId: null }
  const replies = await Promise.all(
    ['telegram', 'zalo', 'facebook', 'nickname'].map((name) => change(name, rule)),
  )
  expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200, 200])
  for (const name of ['telegram', 'zalo', 'facebook', 'nickname'])
    expect(await seen(name)).toMatchObject({ maxLength: 9 })
  expect(await change('constructor', rule)).toMatchObject({ status: 404, code: 'SETTING_NOT_FOUND' })
})

test('a field that proves an identity may ask for less only with a second person', async () => {
  const strict = { enabled: true, required: true, minLength: 10, maxLength: 64, patternId: null }
  expect(await change('password', strict)).toMatchObject({ value: { state: 'CHANGED', minLength: 10 } })
  expect(await change('password', null)).toMatchObject({ value: { state: 'PENDING', minLength: 10 } })
  expect(await field('password')).toMatchObject({ minLength: 10 })
  expect((await waitingFor('register-field:password'))[0]).toMatchObject({
    changes: [{ field: 'field_minLength', before: '10', after: '8' }],
  })
  await confirmAs(server, 'finance', 'register-field:password')
  expect(await field('password')).toMatchObject({ minLength: 8, isDefault: true })
  expect(
    await change('payeeName', {
      enabled: false,
      required: false,
      minLength: 2,
      maxLength: 60,
      patternId: null,
    }),
  ).toMatchObject({ value: { state: 'PENDING', enabled: true } })
  await reject((await waitingFor('register-field:payeeName'))[0]!.proposalId)
  expect(await field('payeeName')).toMatchObject({ isDefault: true })
})
