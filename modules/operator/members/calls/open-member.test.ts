import { afterAll, beforeAll, expect, test } from 'vitest'
import { quickHumanCheck } from '../../../../tests/support/identity.ts'
import { startServer, type TestClient, type TestServer } from '../../../../tests/support/server.ts'

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

test('an opened member signs in with the first password, which opens its own change and nothing else', async () => {
  const made = await create({
    username: 'Handmade1',
    type: 0,
    upline: 'agent3',
    payeeName: 'สมศรี มั่งมี',
    mobileNum: '0899990001',
  })
  expect(made).toMatchObject({ status: 200, value: { username: 'handmade1' } })
  expect(made.value.password).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/)
  expect(await record(made.value.memberId)).toMatchObject({
    type: 0,
    upline: { username: 'agent3' },
    payeeName: 'สมศรี มั่งมี',
    mobile: '+66899990001',
    balances: { balance: 0 },
  })
  const signedIn = await tryPassword('handmade1', made.value.password)
  expect(signedIn).toMatchObject({ status: 200, value: { mustChangePassword: true } })
  expect(await client.get('/api/wps/v2/wallets/balance', { token: signedIn.value.token })).toMatchObject({
    status: 403,
    code: 'AUTH_MUST_CHANGE_PASSWORD',
  })
  const log = await logOf(made.value.memberId)
  expect(log.map((row) => row.action)).toEqual(['member.create'])
  expect(JSON.parse(log[0]!.detail)).toMatchObject({
    username: 'handmade1',
    reason: 'opened by hand',
    before: null,
    after: { type: 0 },
  })
  expect(log[0]!.detail).not.toContain(made.value.password)
})

test.each([
  ['a name that is taken', { username: 'member01', type: 0 }, 409, 'REG_USERNAME_TAKEN'],
  ['a name of the house', { username: 'support7', type: 0 }, 422, 'REQUEST_INVALID'],
  [
    'an upline that is nobody',
    { username: 'handmade2', type: 2, upline: 'nobody99' },
    422,
    'REQUEST_INVALID',
  ],
  ['an agent without an upline', { username: 'handmade2', type: 2 }, 422, 'REQUEST_INVALID'],
  [
    'a top agent under somebody',
    { username: 'handmade2', type: 1, upline: 'agent1' },
    422,
    'REQUEST_INVALID',
  ],
  ['a trial account', { username: 'handmade2', type: 4 }, 422, 'REQUEST_INVALID'],
  ['no reason', { username: 'handmade2', type: 0, reason: '' }, 422, 'REQUEST_INVALID'],
])('%s is refused, and no account is opened', async (_, body, status, code) => {
  expect(await create(body)).toMatchObject({ status, code })
  expect((await client.get('/api/operator/members?query=handmade2', { token: owner })).value.list).toEqual([])
})

test('of six openings of one name at once one succeeds', async () => {
  const replies = await Promise.all(
    Array.from({ length: 6 }, () => create({ username: 'handmade3', type: 0 })),
  )
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
  for (const reply of replies.filter(({ status }) => status !== 200))
    expect(reply.code).toMatch(/^(REG_USERNAME_TAKEN|COMMON_BUSY)$/)
})

test('a first password expires unused', async () => {
  const id = await idOf('member09')
  const reset = await act(id, 'password', {})
  await client.post('/api/dev/clock', { advance: 'PT73H' })
  expect((await tryPassword('member09', reset.value.password as string)).status).toBe(401)
  owner = await client.signInOperator('owner')
  support = await client.signInOperator('support')
})
