import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, rowsOf, sql } from '../../../platform/postgres.ts'
import { DEMO_PASSWORD, startServer, type TestClient, type TestServer } from '../../../tests/support/server.ts'

let server: TestServer
let client: TestClient
let owner: string

beforeAll(async () => {
  server = await startServer()
  client = server.client()
  owner = await client.signInOperator('owner')
})
afterAll(() => server.close())

interface Row { operatorId: string; username: string; role: string; isDisabled: boolean }
interface Outcome { state: string; changeId: string | null; operatorId: string }

const FIRST = 'first-password-2026'
const idOf = async (username: string) => (await client.get<{ list: Row[] }>('/api/operator/operators', { token: owner })).value.list.find((row) => row.username === username)!.operatorId
const setRole = (token: string, operatorId: string, role: string) => client.post<Outcome>(`/api/operator/operators/${operatorId}/role`, { role }, { token })
const create = (token: string, username: string, role: string) => client.post<Outcome>('/api/operator/operators', { username, displayName: `The ${username}`, password: FIRST, role }, { token, sealed: true })
const statusOf = async (path: string, token: string) => (await client.get(path, { token })).status

test('T-Ω2 a role that is taken away is gone with the next call', async () => {
  const finance = await client.signInOperator('finance')
  expect(await statusOf('/api/operator/settings', finance)).toBe(200)
  const id = await idOf('finance')
  expect(await setRole(owner, id, 'support')).toMatchObject({ status: 200, value: { state: 'CONFIRMED' } })
  expect(await client.get('/api/operator/settings', { token: finance })).toMatchObject({ status: 403, code: 'COMMON_FORBIDDEN' })
  expect((await client.get<{ role: string }>('/api/operator/session', { token: finance })).value.role).toBe('support')
  expect((await setRole(owner, id, 'finance')).status).toBe(200)
  expect(await statusOf('/api/operator/settings', finance)).toBe(200)
})

test('a first password opens nothing but its own change', async () => {
  expect(await create(owner, 'newbie1', 'viewer')).toMatchObject({ status: 200, value: { state: 'CONFIRMED', changeId: null } })
  const token = await client.signInOperator('newbie1', FIRST)
  expect(await client.get('/api/operator/dashboard', { token })).toMatchObject({ status: 403, code: 'AUTH_MUST_CHANGE_PASSWORD' })
  const change = (oldPassword: string, newPassword: string) => client.post('/api/operator/session/password', { oldPassword, newPassword }, { token, sealed: true })
  expect(await change('wrong-password', 'chosen-password-2026')).toMatchObject({ status: 403, code: 'AUTH_OLD_PASSWORD_WRONG' })
  expect(await change(FIRST, FIRST)).toMatchObject({ status: 422, code: 'AUTH_PASSWORD_REUSED' })
  expect(await change(FIRST, 'short')).toMatchObject({ status: 422, code: 'REQUEST_INVALID' })
  expect((await change(FIRST, 'chosen-password-2026')).status).toBe(200)
  expect(await statusOf('/api/operator/dashboard', token)).toBe(200)
})

test('a changed password ends the other sessions and keeps this one', async () => {
  const other = await client.signInOperator('newbie1', 'chosen-password-2026')
  const mine = await client.signInOperator('newbie1', 'chosen-password-2026')
  expect((await client.post('/api/operator/session/password', { oldPassword: 'chosen-password-2026', newPassword: 'chosen-password-2027' }, { token: mine, sealed: true })).status).toBe(200)
  expect(await statusOf('/api/operator/session', other)).toBe(401)
  expect(await statusOf('/api/operator/session', mine)).toBe(200)
})

test('a name can be taken once, and the last owner cannot be removed or closed', async () => {
  expect(await create(owner, 'newbie1', 'viewer')).toMatchObject({ status: 409, code: 'OPERATOR_NAME_TAKEN' })
  const id = await idOf('owner')
  expect(await setRole(owner, id, 'viewer')).toMatchObject({ status: 422, code: 'OPERATOR_LAST_OWNER' })
  expect(await client.post(`/api/operator/operators/${id}/disable`, { reason: 'test' }, { token: owner })).toMatchObject({ status: 422, code: 'OPERATOR_LAST_OWNER' })
})

test('closing an account ends its sessions at once and its sign-in', async () => {
  const token = await client.signInOperator('newbie1', 'chosen-password-2027')
  const id = await idOf('newbie1')
  expect((await client.post(`/api/operator/operators/${id}/disable`, { reason: 'left the house' }, { token: owner })).status).toBe(200)
  expect(await statusOf('/api/operator/session', token)).toBe(401)
  const reply = await client.post('/api/operator/session/login', { username: 'newbie1', password: 'chosen-password-2027', humanCheck: await client.humanCheck('login') }, { sealed: true })
  expect(reply).toMatchObject({ status: 403, code: 'AUTH_DISABLED' })
  expect((await client.post(`/api/operator/operators/${id}/enable`, undefined, { token: owner })).value).toMatchObject({ state: 'CONFIRMED' })
})

test('with a second owner every right given waits for them, and nobody confirms what they asked for', async () => {
  expect((await create(owner, 'owner2', 'owner')).value.state).toBe('CONFIRMED')
  const second = await client.signInOperator('owner2', FIRST)
  await client.post('/api/operator/session/password', { oldPassword: FIRST, newPassword: DEMO_PASSWORD }, { token: second, sealed: true })

  const asked = await create(owner, 'newbie2', 'finance')
  expect(asked).toMatchObject({ status: 200, value: { state: 'PENDING' } })
  const confirm = (token: string) => client.post(`/api/operator/changes/${asked.value.changeId}/confirm`, undefined, { token })
  expect(await confirm(owner)).toMatchObject({ status: 422, code: 'CHANGE_FOUR_EYES' })
  expect((await client.get<{ list: Row[] }>('/api/operator/operators', { token: owner })).value.list.map((row) => row.username)).not.toContain('newbie2')
  expect(await confirm(second)).toMatchObject({ status: 200, value: { state: 'CONFIRMED' } })
  expect(await confirm(second)).toMatchObject({ status: 409, code: 'CHANGE_STATE' })
  expect((await client.signInOperator('newbie2', FIRST)).length).toBe(43)

  // Widening waits, narrowing does not.
  const id = await idOf('newbie2')
  expect((await setRole(owner, id, 'viewer')).value.state).toBe('CONFIRMED')
  expect((await setRole(owner, id, 'support')).value.state).toBe('PENDING')
  expect(await setRole(owner, id, 'finance')).toMatchObject({ status: 409, code: 'CHANGE_STATE' }) // one at a time
  expect((await client.post(`/api/operator/operators/${id}/disable`, { reason: 'x' }, { token: owner })).value).toMatchObject({ state: 'CONFIRMED' })
  const waiting = await client.get<{ list: unknown[] }>('/api/operator/changes?state=PENDING', { token: second })
  expect(waiting.value.list).toHaveLength(0) // closing the account called the waiting change off
})

test('a reset of an owner needs the other owner too, and takes the authenticator off', async () => {
  const second = await client.signInOperator('owner2')
  const asked = await client.post<Outcome>(`/api/operator/operators/${await idOf('owner2')}/reset`, { password: 'another-first-2026' }, { token: owner, sealed: true })
  expect(asked.value.state).toBe('PENDING')
  expect((await client.post(`/api/operator/changes/${asked.value.changeId}/confirm`, undefined, { token: second })).value).toMatchObject({ state: 'CONFIRMED' })
  expect(await statusOf('/api/operator/session', second)).toBe(401)
  const token = await client.signInOperator('owner2', 'another-first-2026')
  expect(await client.get('/api/operator/dashboard', { token })).toMatchObject({ code: 'AUTH_MUST_CHANGE_PASSWORD' })
})

test('two owners who demote each other at once leave one of them', async () => {
  const second = await client.signInOperator('owner2', 'another-first-2026')
  await client.post('/api/operator/session/password', { oldPassword: 'another-first-2026', newPassword: DEMO_PASSWORD }, { token: second, sealed: true })
  const [one, two] = [await idOf('owner'), await idOf('owner2')]
  const replies = await Promise.all([setRole(owner, two, 'viewer'), setRole(second, one, 'viewer')])
  expect(replies.map((reply) => reply.status).toSorted((a, b) => a - b)).not.toEqual([200, 200])
  const database = openDatabase({ url: server.ownerUrl })
  const owners = await rowsOf(database.kysely, sql<{ username: string }>`SELECT username FROM operator.account WHERE role = 'owner' AND NOT is_disabled`)
  await database.close()
  expect(owners).toHaveLength(1)
})

test('in live mode a session without an authenticator may only enrol', async () => {
  // The rule is the configuration's; the claim it sets is what the guard obeys.
  const database = openDatabase({ url: server.ownerUrl, role: null })
  const token = await client.signInOperator('viewer')
  await sql`UPDATE app.session SET claims = claims || '{"mustEnrol": true}' WHERE account_id = (SELECT id FROM operator.account WHERE username = 'viewer')`.execute(database.kysely)
  await database.close()
  expect(await client.get('/api/operator/dashboard', { token })).toMatchObject({ status: 403, code: 'AUTH_ENROL_FIRST' })
  expect(await statusOf('/api/operator/session', token)).toBe(200)
})
