import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, rowsOf, run, sql } from '../../../../platform/postgres.ts'
import { quickHumanCheck } from '../../../../tests/support/identity.ts'
import {
  DEMO_PASSWORD,
  startServer,
  type TestClient,
  type TestServer,
} from '../../../../tests/support/server.ts'

let server: TestServer
let client: TestClient
let owner: string
let support: string

beforeAll(async () => {
  server = await startServer()
  client = server.client()
  owner = await client.signInOperator('owner')
  support = await client.signInOperator('support')
})
afterAll(() => server.close())

interface Made {
  memberId: string
  username: string
  password: string
  usableUntil: string
}
interface Entry {
  action: string
  detail: string
}

const idOf = async (username: string) =>
  (
    await client.get<{ list: { memberId: string }[] }>(`/api/operator/members?query=${username}`, {
      token: owner,
    })
  ).value.list[0]!.memberId
const record = async (memberId: string) =>
  (await client.get(`/api/operator/members/${memberId}`, { token: owner })).value
const create = (body: object, token = owner) =>
  client.post<Made>('/api/operator/members', { reason: 'opened by hand', ...body }, { token })
const act = (memberId: string, deed: string, body: object, token = support) =>
  client.post(
    `/api/operator/members/${memberId}/${deed}`,
    { reason: 'asked at the desk', ...body },
    { token },
  )
const logOf = async (memberId: string) =>
  (await client.get<{ list: Entry[] }>(`/api/operator/audit?subject=member:${memberId}`, { token: owner }))
    .value.list
const tryPassword = async (username: string, password: string) => {
  const visitor = server.client()
  return visitor.post<{ token: string; mustChangePassword: boolean }>(
    '/api/wps/session/login',
    { username, password, type: 'username', humanCheck: await quickHumanCheck(visitor, 'login') },
    { sealed: true },
  )
}

test('a reset ends the sessions and the old password; the member chooses a new one with the first', async () => {
  const id = await idOf('member08')
  const session = await client.signIn('member08')
  const reset = await act(id, 'password', {})
  expect(reset.status).toBe(200)
  expect((await client.get('/api/wps/v2/wallets/balance', { token: session })).status).toBe(401)
  expect(await tryPassword('member08', DEMO_PASSWORD)).toMatchObject({
    status: 401,
    code: 'AUTH_BAD_CREDENTIALS',
  })
  expect(await tryPassword('member08', reset.value.password as string)).toMatchObject({
    status: 200,
    value: { mustChangePassword: true },
  })
  const log = await logOf(id)
  expect(log[0]).toMatchObject({ action: 'member.reset-password' })
  expect(JSON.stringify(log)).not.toContain(reset.value.password)
})

test('locks of sign-in and payment password are shown and removed, with a reason', async () => {
  const id = await idOf('member10')
  expect((await record(id)).locks).toEqual({
    signInUntil: null,
    paymentPasswordUntil: null,
    paymentResetUntil: null,
    secondStepUntil: null,
  })
  expect(await act(id, 'unlock', {})).toMatchObject({ status: 409, code: 'MEMBER_STATE' })
  const token = await client.signIn('member10')
  for (let i = 0; i < 5; i++)
    await client.post(
      '/api/wps/member/paymentPassword',
      { oldPaymentPassword: '999999', paymentPassword: '482915' },
      { token, sealed: true },
    )
  expect((await record(id)).locks).toMatchObject({
    signInUntil: null,
    paymentPasswordUntil: expect.any(String),
  })
  expect(await act(id, 'unlock', {})).toMatchObject({
    status: 200,
    value: { signInUntil: null, paymentPasswordUntil: null },
  })
  expect((await record(id)).locks).toEqual({
    signInUntil: null,
    paymentPasswordUntil: null,
    paymentResetUntil: null,
    secondStepUntil: null,
  })
  expect((await logOf(id))[0]).toMatchObject({ action: 'member.unlock' })
})

test('a member becomes an agent if the tree allows it, and an existing session follows', async () => {
  const id = await idOf('member03') // stands under agent3
  const token = await client.signIn('member03')
  expect(await act(id, 'type', { type: 1 }, owner)).toMatchObject({ status: 422, code: 'REQUEST_INVALID' })
  expect(await act(id, 'type', { type: 0 }, owner)).toMatchObject({ status: 409, code: 'MEMBER_STATE' })
  expect(await act(id, 'type', { type: 2 }, owner)).toMatchObject({ status: 200, value: { type: 2 } })
  expect((await client.get('/api/wps/member/info', { token })).value.type).toBe(2)
  expect(await record(id)).toMatchObject({ type: 2, kind: 'agent' })
  expect(await act(await idOf('agent3'), 'type', { type: 0 }, owner)).toMatchObject({
    status: 422,
    code: 'REQUEST_INVALID',
  }) // its downline would hang in the air
  expect((await logOf(id))[0]).toMatchObject({ action: 'member.type' })
})

test('a lost phone: support removes the authenticator and its recovery codes, with a reason', async () => {
  const id = await idOf('member12')
  expect(await act(id, 'factor/remove', {})).toMatchObject({ status: 409, code: 'MEMBER_STATE' })
  const database = openDatabase({ url: server.ownerUrl })
  await run(database.kysely, sql`UPDATE identity.account SET totp_seed = '\\x00' WHERE account_id = ${id}`)
  await run(
    database.kysely,
    sql`INSERT INTO identity.recovery_code (account_id, code_hash) VALUES (${id}, '\\x01')`,
  )
  expect(await record(id)).toMatchObject({ hasAuthenticator: true })
  expect(await act(id, 'factor/remove', { reason: '' })).toMatchObject({
    status: 422,
    code: 'REQUEST_INVALID',
  })
  expect(await act(id, 'factor/remove', {})).toMatchObject({ status: 200 })
  expect(await record(id)).toMatchObject({ hasAuthenticator: false })
  expect(
    await rowsOf(database.kysely, sql`SELECT 1 FROM identity.recovery_code WHERE account_id = ${id}`),
  ).toEqual([])
  expect((await logOf(id))[0]).toMatchObject({ action: 'member.remove-factor' })
  await database.close()
})

test('support removes locks but opens no accounts', async () => {
  expect(await create({ username: 'handmade4', type: 0 }, support)).toMatchObject({
    status: 403,
    code: 'COMMON_FORBIDDEN',
  })
  expect(await act(await idOf('member11'), 'type', { type: 2 })).toMatchObject({
    status: 403,
    code: 'COMMON_FORBIDDEN',
  })
})
