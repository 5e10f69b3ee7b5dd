import { afterAll, beforeAll, expect, test } from 'vitest'
import { oneOf, openDatabase, sql } from '../../../../platform/postgres.ts'
import { startServer, type TestClient, type TestServer } from '../../../../tests/support/server.ts'

let server: TestServer
let client: TestClient
let owner: string
let finance: string

beforeAll(async () => {
  server = await startServer()
  client = server.client()
  owner = await client.signInOperator('owner')
  finance = await client.signInOperator('finance')
})
afterAll(() => server.close())

interface Asked {
  adjustmentId: string
  state: string
}
const key = () => crypto.randomUUID()
const idOf = async (username: string) =>
  (
    await client.get<{ list: { memberId: string }[] }>(`/api/operator/members?query=${username}`, {
      token: owner,
    })
  ).value.list[0]!.memberId
const balanceOf = async (memberId: string) =>
  (
    (await client.get(`/api/operator/members/${memberId}`, { token: owner })).value.balances as {
      mainAmount: number
    }
  ).mainAmount
const ask = (memberId: string, amount: number, token = finance, requestKey = key(), more: object = {}) =>
  client.post<Asked>(
    `/api/operator/members/${memberId}/adjustments`,
    { amount, reason: 'a wrong payout', ...more },
    { token, key: requestKey },
  )
const askAs = (memberId: string, amount: number, more: object) => ask(memberId, amount, finance, key(), more)
const decide = (adjustmentId: string, verb: 'confirm' | 'reject', token: string) =>
  client.post<{ state: string }>(`/api/operator/adjustments/${adjustmentId}/${verb}`, undefined, {
    token,
    key: key(),
  })

test('up to the limit one person corrects a balance, both ways', async () => {
  const id = await idOf('member01')
  expect(await ask(id, 500_000)).toMatchObject({ status: 200, value: { state: 'POSTED' } })
  expect(await balanceOf(id)).toBe(1_500_000)
  const other = await idOf('member02')
  expect((await ask(other, -100_000)).value.state).toBe('POSTED')
  expect(await balanceOf(other)).toBe(900_000)
})

test('the same request again moves nothing twice', async () => {
  const id = await idOf('member03')
  const requestKey = key()
  const [first, second] = [
    await ask(id, 1_000, finance, requestKey),
    await ask(id, 1_000, finance, requestKey),
  ]
  expect(second.value).toEqual(first.value)
  expect(second.headers.get('idempotency-hit')).toBe('true')
  expect(await balanceOf(id)).toBe(1_001_000)
})

test('above the limit it waits for another person, who is not the one who asked', async () => {
  const id = await idOf('member04')
  const asked = await ask(id, 500_001)
  expect(asked.value.state).toBe('PENDING')
  expect(await balanceOf(id)).toBe(1_000_000)
  expect(await decide(asked.value.adjustmentId, 'confirm', finance)).toMatchObject({
    status: 422,
    code: 'ADJUSTMENT_FOUR_EYES',
  })
  expect(await decide(asked.value.adjustmentId, 'confirm', owner)).toMatchObject({
    status: 200,
    value: { state: 'POSTED' },
  })
  expect(await balanceOf(id)).toBe(1_500_001)
  expect(await decide(asked.value.adjustmentId, 'confirm', owner)).toMatchObject({
    status: 409,
    code: 'ADJUSTMENT_STATE',
  })
})

test('many small ones of one person for one member count as one large one', async () => {
  const id = await idOf('member05')
  expect((await ask(id, 300_000)).value.state).toBe('POSTED')
  expect((await ask(id, 200_000)).value.state).toBe('POSTED')
  expect((await ask(id, 1)).value.state).toBe('PENDING')
  const together = await idOf('member06')
  const replies = await Promise.all(Array.from({ length: 6 }, () => ask(together, 200_000)))
  expect(replies.filter((reply) => reply.value.state === 'POSTED')).toHaveLength(2)
  expect(await balanceOf(together)).toBe(1_400_000)
})

test('two who confirm at once post it once', async () => {
  const id = await idOf('member07')
  const asked = await ask(id, 600_000)
  const replies = await Promise.all([
    decide(asked.value.adjustmentId, 'confirm', owner),
    decide(asked.value.adjustmentId, 'confirm', owner),
  ])
  expect(replies.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await balanceOf(id)).toBe(1_600_000)
})

test('more than the member has is refused and changes nothing', async () => {
  const id = await idOf('member20')
  expect(await ask(id, -1)).toMatchObject({ status: 422, code: 'BAL_INSUFFICIENT' })
  const list = await client.get<{ totalCount: number }>(`/api/operator/adjustments?memberId=${id}`, {
    token: owner,
  })
  expect(list.value.totalCount).toBe(0)
})

test('a rejected one never moves anything', async () => {
  const id = await idOf('member08')
  const asked = await ask(id, 700_000)
  expect((await decide(asked.value.adjustmentId, 'reject', finance)).value).toEqual({ state: 'REJECTED' })
  expect(await decide(asked.value.adjustmentId, 'confirm', owner)).toMatchObject({
    status: 409,
    code: 'ADJUSTMENT_STATE',
  })
  expect(await balanceOf(id)).toBe(1_000_000)
})

test.each([
  0,
  -0,
  0.1,
  0.001,
  1.005,
  1e-9,
  2 ** 53,
  2 ** 53 + 2,
  1e21,
  1e308,
  '',
  ' 1 ',
  '1',
  '01',
  '+1',
  '1e3',
  '0x10',
  '1,000',
  '١٢',
  '๑๒๓',
  null,
  true,
  [],
  {},
])('T-NU1 an amount of %s is refused', async (amount) => {
  expect((await ask(await idOf('member09'), amount as number)).status).toBe(422)
})

test('T-M1 the list as a file marks what a spreadsheet would run', async () => {
  const id = await idOf('member13')
  await askAs(id, 100, { evidence: '=HYPERLINK("x")' })
  const file = (await client.get('/api/operator/adjustments/export?query=member13', {
    token: owner,
  })) as unknown as { text: string; status: number }
  expect(file.status).toBe(200)
  expect(file.text).toContain(`"'=HYPERLINK(""x"")"`)
  expect(file.text.split('\r\n').filter(Boolean)).toHaveLength(2)
  const support = await client.signInOperator('support')
  expect((await client.get('/api/operator/adjustments/export', { token: support })).status).toBe(403)
})

test('every correction is in the ledger under its own id, with person and reason, and the ledger is proved', async () => {
  const database = openDatabase({ url: server.ownerUrl, role: null })
  const row = await oneOf(
    database.kysely,
    sql<{ adjustments: bigint; transactions: bigint; named: bigint }>`
    SELECT (SELECT count(*) FROM operator.adjustment WHERE state = 'POSTED') AS adjustments,
           (SELECT count(*) FROM wallet.txn WHERE scope = 'adjustment') AS transactions,
           (SELECT count(*) FROM wallet.txn t JOIN operator.adjustment a ON a.id = t.key WHERE t.scope = 'adjustment' AND t.actor IS NOT NULL AND t.reason = a.reason) AS named`,
  )
  await database.close()
  expect(row.transactions).toBe(row.adjustments)
  expect(row.named).toBe(row.adjustments)
  expect((await client.post('/api/operator/audit/proof', undefined, { token: owner })).value).toMatchObject({
    ok: true,
  })
})
