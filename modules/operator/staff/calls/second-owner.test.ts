import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, rowsOf, sql } from '../../../../platform/postgres.ts'
import {
  DEMO_PASSWORD,
  startServer,
  type TestClient,
  type TestServer,
} from '../../../../tests/support/server.ts'

let server: TestServer
let client: TestClient
let owner: string

beforeAll(async () => {
  server = await startServer()
  client = server.client()
  owner = await client.signInOperator('owner')
})
afterAll(() => server.close())

interface Row {
  operatorId: string
  username: string
  role: string
  isDisabled: boolean
}
interface Outcome {
  state: string
  changeId: string | null
  operatorId: string
}

const FIRST = 'first-password-2026'
const idOf = async (username: string) =>
  (await client.get<{ list: Row[] }>('/api/operator/operators', { token: owner })).value.list.find(
    (row) => row.username === username,
  )!.operatorId
const setRole = (token: string, operatorId: string, role: string) =>
  client.post<Outcome>(`/api/operator/operators/${operatorId}/role`, { role }, { token })
const create = (token: string, username: string, role: string) =>
  client.post<Outcome>(
    '/api/operator/operators',
    { username, displayName: `The ${username}`, password: FIRST, role },
    { token, sealed: true },
  )
const statusOf = async (path: string, token: string) => (await client.get(path, { token })).status

test('with a second owner every new right waits for them, and nobody confirms their own request', async () => {
  expect((await create(owner, 'owner2', 'owner')).value.state).toBe('CONFIRMED')
  const second = await client.signInOperator('owner2', FIRST)
  await client.post(
    '/api/operator/session/password',
    { oldPassword: FIRST, newPassword: DEMO_PASSWORD },
    { token: second, sealed: true },
  )

  const asked = await create(owner, 'newbie2', 'finance')
  expect(asked).toMatchObject({ status: 200, value: { state: 'PENDING' } })
  const confirm = (token: string) =>
    client.post(`/api/operator/changes/${asked.value.changeId}/confirm`, undefined, { token })
  expect(await confirm(owner)).toMatchObject({ status: 422, code: 'CHANGE_FOUR_EYES' })
  expect(
    (await client.get<{ list: Row[] }>('/api/operator/operators', { token: owner })).value.list.map(
      (row) => row.username,
    ),
  ).not.toContain('newbie2')
  expect(await confirm(second)).toMatchObject({ status: 200, value: { state: 'CONFIRMED' } })
  expect(await confirm(second)).toMatchObject({ status: 409, code: 'CHANGE_STATE' })
  expect((await client.signInOperator('newbie2', FIRST)).length).toBe(43)

  // Widening waits, narrowing does not.
  const id = await idOf('newbie2')
  expect((await setRole(owner, id, 'viewer')).value.state).toBe('CONFIRMED')
  expect((await setRole(owner, id, 'support')).value.state).toBe('PENDING')
  // One at a time.
  expect(await setRole(owner, id, 'finance')).toMatchObject({ status: 409, code: 'CHANGE_STATE' })
  expect(
    (await client.post(`/api/operator/operators/${id}/disable`, { reason: 'x' }, { token: owner })).value,
  ).toMatchObject({ state: 'CONFIRMED' })
  const waiting = await client.get<{ list: unknown[] }>('/api/operator/changes?state=PENDING', {
    token: second,
  })
  expect(waiting.value.list).toHaveLength(0) // closing the account called the waiting change off
})

test('a reset of an owner needs the other owner too, and removes the authenticator', async () => {
  const second = await client.signInOperator('owner2')
  const asked = await client.post<Outcome>(
    `/api/operator/operators/${await idOf('owner2')}/reset`,
    { password: 'another-first-2026' },
    { token: owner, sealed: true },
  )
  expect(asked.value.state).toBe('PENDING')
  expect(
    (await client.post(`/api/operator/changes/${asked.value.changeId}/confirm`, undefined, { token: second }))
      .value,
  ).toMatchObject({ state: 'CONFIRMED' })
  expect(await statusOf('/api/operator/session', second)).toBe(401)
  const token = await client.signInOperator('owner2', 'another-first-2026')
  expect(await client.get('/api/operator/dashboard', { token })).toMatchObject({
    code: 'AUTH_MUST_CHANGE_PASSWORD',
  })
})

test('of two owners who demote each other at once one stays', async () => {
  const second = await client.signInOperator('owner2', 'another-first-2026')
  await client.post(
    '/api/operator/session/password',
    { oldPassword: 'another-first-2026', newPassword: DEMO_PASSWORD },
    { token: second, sealed: true },
  )
  const [one, two] = [await idOf('owner'), await idOf('owner2')]
  const replies = await Promise.all([setRole(owner, two, 'viewer'), setRole(second, one, 'viewer')])
  expect(replies.map((reply) => reply.status).toSorted((a, b) => a - b)).not.toEqual([200, 200])
  const database = openDatabase({ url: server.ownerUrl })
  const owners = await rowsOf(
    database.kysely,
    sql<{ username: string }>`SELECT username FROM operator.account WHERE role = 'owner' AND NOT is_disabled`,
  )
  await database.close()
  expect(owners).toHaveLength(1)
})
