import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestClient, type TestServer } from '../../../../tests/support/server.ts'

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

interface Row {
  memberId: string
  username: string
  mobile: string
  balance: number
  state: string
  payeeName: string
}
const search = async (query: string, token = owner) =>
  (
    await client.get<{ list: Row[]; totalCount: number }>(
      `/api/operator/members?query=${encodeURIComponent(query)}`,
      { token },
    )
  ).value
const idOf = async (username: string) => (await search(username)).list[0]!.memberId
const key = () => crypto.randomUUID()

test.each([
  ['the whole name', 'member07', 'member07'],
  ['any case', 'MEMBER07', 'member07'],
  ['the number with its country', '+66810000007', 'member07'],
  ['the number as dialled at home', '0810000007', 'member07'],
  ['the bank account', '1000000007', 'member07'],
])('a member is found by %s', async (_, query, username) => {
  expect((await search(query)).list.map((row) => row.username)).toContain(username)
})

test('without a filter everybody is listed, newest first, in pages', async () => {
  const first = await client.get<{ list: Row[]; totalCount: number; totalPages: number }>(
    '/api/operator/members?pageSize=5&pageNo=1',
    { token: owner },
  )
  expect(first.value.list).toHaveLength(5)
  expect(first.value.totalCount).toBeGreaterThanOrEqual(20)
  const beyond = await client.get<{ list: Row[] }>('/api/operator/members?pageSize=5&pageNo=900', {
    token: owner,
  })
  expect(beyond).toMatchObject({ status: 200, value: { list: [] } })
})

test('a phone number is whole for those who may contact members, and masked for the others', async () => {
  expect((await search('member03', owner)).list[0]!.mobile).toBe('+66810000003')
  expect((await search('member03', viewer)).list[0]!.mobile).toBe('+66 81 ··· ··03')
  const id = await idOf('member03')
  expect((await client.get(`/api/operator/members/${id}`, { token: viewer })).value.mobile).toBe(
    '+66 81 ··· ··03',
  )
})

test('a record shows what the ledger has, the bank account masked, and the sign-ins', async () => {
  const id = await idOf('member04')
  const reply = await client.get(`/api/operator/members/${id}`, { token: owner })
  expect(reply.value).toMatchObject({
    username: 'member04',
    kycLevel: 2,
    state: 'ACTIVE',
    payeeName: 'สมชาย ใจดี D',
    currency: 'THB',
    freeze: null,
    upline: { username: 'agent3' },
    balances: {
      balance: 1_000_000,
      mainAmount: 1_000_000,
      bonusAmount: 0,
      lockedAmount: 0,
      receivableAmount: 0,
    },
    bankAccounts: [{ bankCode: 'KBANK', accountNo: '····0004', holderName: 'สมชาย ใจดี D' }],
  })
  expect(reply.value.months as unknown[]).toHaveLength(12)
})

test('an unknown member is not found, in every call about a member', async () => {
  for (const path of ['', '/transfers', '/rounds', '/sessions'])
    expect(await client.get(`/api/operator/members/nobody${path}`, { token: owner })).toMatchObject({
      status: 404,
      code: 'MEMBER_NOT_FOUND',
    })
  expect(
    await client.post('/api/operator/members/nobody/freeze', { reason: 'x' }, { token: owner, key: key() }),
  ).toMatchObject({ status: 404, code: 'MEMBER_NOT_FOUND' })
})

test('a suspension ends the sessions at once and says why; lifting it lets the member in again', async () => {
  const id = await idOf('member05')
  const token = await client.signIn('member05')
  expect(
    await client.post(`/api/operator/members/${id}/freeze`, {}, { token: owner, key: key() }),
  ).toMatchObject({ status: 422, code: 'REQUEST_INVALID' })
  expect(
    await client.post(
      `/api/operator/members/${id}/freeze`,
      { reason: 'too many accounts' },
      { token: owner, key: key() },
    ),
  ).toMatchObject({ status: 200, value: { state: 'FROZEN' } })
  expect((await client.get('/api/wps/v2/wallets/balance', { token })).status).toBe(401)
  await expect(client.signIn('member05')).rejects.toThrow('AUTH_DISABLED')
  expect((await client.get(`/api/operator/members/${id}`, { token: owner })).value).toMatchObject({
    state: 'FROZEN',
    freeze: { reason: 'too many accounts', by: 'owner' },
    guard: { blockedReason: 'FROZEN' },
  })
  expect(
    await client.post(
      `/api/operator/members/${id}/freeze`,
      { reason: 'again' },
      { token: owner, key: key() },
    ),
  ).toMatchObject({ status: 409, code: 'MEMBER_STATE' })
  expect(
    (
      await client.post(
        `/api/operator/members/${id}/unfreeze`,
        { reason: 'settled' },
        { token: owner, key: key() },
      )
    ).value,
  ).toEqual({ state: 'ACTIVE' })
  expect((await client.signIn('member05')).length).toBe(43)
  const log = await client.get<{ list: { action: string; detail: string }[] }>(
    `/api/operator/audit?subject=member:${id}`,
    { token: owner },
  )
  expect(log.value.list.map((row) => row.action)).toEqual(['member.unfreeze', 'member.freeze'])
  expect(JSON.parse(log.value.list[1]!.detail)).toMatchObject({
    reason: 'too many accounts',
    before: { state: 'ACTIVE' },
    after: { state: 'FROZEN' },
  })
})

test('one session of a member is ended, the others continue', async () => {
  const id = await idOf('member06')
  const [first, second] = [await server.client().signIn('member06'), await server.client().signIn('member06')]
  const sessions = async () =>
    (
      await client.get<{ list: { sessionId: string; isLive: boolean; address: string }[] }>(
        `/api/operator/members/${id}/sessions`,
        { token: owner },
      )
    ).value.list
  const live = (await sessions()).filter((session) => session.isLive)
  expect(live.length).toBeGreaterThanOrEqual(1)
  expect(
    await client.post(`/api/operator/members/${id}/sessions/${live[0]!.sessionId}/end`, undefined, {
      token: owner,
    }),
  ).toMatchObject({ status: 200 })
  expect((await sessions()).filter((session) => session.isLive)).toHaveLength(live.length - 1)
  const states = await Promise.all(
    [first, second].map(async (token) => (await client.get('/api/wps/v2/wallets/balance', { token })).status),
  )
  expect(states.filter((status) => status === 200)).toHaveLength(live.length - 1)
  expect(
    (
      await client.post(
        `/api/operator/members/${await idOf('member07')}/sessions/${live[0]!.sessionId}/end`,
        undefined,
        { token: owner },
      )
    ).status,
  ).toBeGreaterThanOrEqual(400)
})
