import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, rowsOf, sql } from '../../../../platform/postgres.ts'
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

test('a code goes to its own account of the house, in the direction it allows; a bonus must be played', async () => {
  const id = await idOf('member11')
  for (const [amount, more] of [
    [-100, { code: 'BONUS', turnoverTimes: 0 }],
    [100, { code: 'FEE' }],
    [100, { code: 'BONUS' }],
    [-100, { turnoverTimes: 2 }],
    [100, { mayOwe: true }],
    [100, { code: 'DEPOSIT' }],
    [100, { turnoverTimes: 51 }],
  ] as const) {
    expect([more, (await askAs(id, amount, more)).status]).toEqual([more, 422])
  }
  for (const [amount, more] of [
    [10_000, { code: 'BONUS', turnoverTimes: 3, evidence: 'case 7' }],
    [5_000, { code: 'CASHBACK' }],
    [-2_000, { code: 'FEE' }],
    [7_000, { turnoverTimes: 1 }],
  ] as const) {
    expect((await askAs(id, amount, more)).value.state).toBe('POSTED')
  }
  expect((await client.get(`/api/operator/members/${id}`, { token: owner })).value.balances).toMatchObject({
    mainAmount: 1_010_000,
    bonusAmount: 10_000,
  })
  const database = openDatabase({ url: server.ownerUrl, role: null })
  const open = await rowsOf(
    database.kysely,
    sql<{
      source: string
      required_amount: bigint
      is_bonus: boolean
    }>`SELECT source, required_amount, is_bonus FROM wagering.requirement WHERE member_id = ${id} ORDER BY source`,
  )
  await database.close()
  expect(open).toEqual([
    { source: 'ADJUSTMENT', required_amount: 7_000n, is_bonus: false },
    { source: 'BONUS', required_amount: 30_000n, is_bonus: true },
  ])
})

test('what the balance does not cover is refused, or booked as owed if requested; nothing goes below zero', async () => {
  const id = await idOf('member12')
  const waiting = (await askAs(id, -1_200_000, {})).value
  expect(await decide(waiting.adjustmentId, 'confirm', owner)).toMatchObject({
    status: 422,
    code: 'BAL_INSUFFICIENT',
  })
  expect(await balanceOf(id)).toBe(1_000_000)
  const asked = (await askAs(id, -1_200_000, { mayOwe: true })).value
  expect((await decide(asked.adjustmentId, 'confirm', owner)).value.state).toBe('POSTED')
  expect(await balanceOf(id)).toBe(0)
  const list = (
    await client.get<{ list: object[]; totalCount: number }>(
      '/api/operator/adjustments?query=member12&state=POSTED&code=ADJUSTMENT',
      { token: owner },
    )
  ).value
  expect(list).toMatchObject({ totalCount: 1, list: [{ receivableAmount: 200_000, mayOwe: true }] })
})
