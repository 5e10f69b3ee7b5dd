import { afterAll, beforeAll, expect, test } from 'vitest'
import { businessDate } from '../../../../kernel/calendar.ts'
import { clock } from '../../../../kernel/clock.ts'
import {
  memberAccount,
  gatewayAccount,
  expenseAccount,
  jackpotAccount,
  posterKey,
  postTransaction,
  ledgerTotals,
} from '../../../wallet/index.ts'
import { rollUpAll } from '../../../../tests/support/ledger-marks.ts'
import { startServer, type TestClient, type TestServer } from '../../../../tests/support/server.ts'

let server: TestServer
let client: TestClient
let owner: string
let memberId: string

beforeAll(async () => {
  server = await startServer()
  client = server.client()
  owner = await client.signInOperator('owner')
  memberId = (
    await client.get<{ list: { memberId: string }[] }>('/api/operator/members?query=member01', {
      token: owner,
    })
  ).value.list[0]!.memberId
})
afterAll(() => server.close())

interface Dashboard {
  figures: Record<string, number>
  series: { start: string; ggrAmount: number | null }[]
  days: { date: string; depositAmount: number }[]
  hours: { stakeAmount: number }[]
  vendors: {
    vendor: string
    stakeAmount: number
    payoutAmount: number
    ggrAmount: number
    returnRate: string
  }[]
  health: { siteStatus: number; proof: { ok: boolean } | null }
}
const dashboard = async (period = 'TODAY') =>
  (await client.get<Dashboard>(`/api/operator/dashboard?period=${period}`, { token: owner })).value

/** The figures follow the ledger with a delay; here they are updated explicitly. */
async function follow(): Promise<void> {
  await rollUpAll(server.process.database)
  await server.process.jobs.runNow('operator.figures')
}

async function play(betAmount: bigint, winAmount: bigint): Promise<void> {
  const id = crypto.randomUUID()
  const result = await server.process.services.use(posterKey).post({
    kind: 'BET_WIN',
    vendor: 'ACME',
    transactionId: id,
    memberId,
    roundId: id,
    gameCode: 'ACME-1',
    mode: 'REAL',
    betAmount,
    winAmount,
  })
  expect(result.status).toBe('OK')
}

test('figures equal the ledger: deposits, stakes less payouts, who played', async () => {
  await follow()
  const before = await dashboard()
  await server.process.database.transaction((tx) =>
    postTransaction(tx, {
      scope: 'deposit',
      key: crypto.randomUUID(),
      kind: 'DEPOSIT',
      currency: 'THB',
      entries: [
        {
          from: gatewayAccount('demo', 'PROMPTPAY'),
          to: memberAccount(memberId),
          amount: 12_345n,
          code: 'DEPOSIT',
        },
      ],
    }),
  )
  await play(10_000n, 0n)
  await play(10_000n, 25_000n)
  await play(5_000n, 1_000n)
  // A pool's win: paid for when the pool was filled, so it is not a loss of this day's play.
  await server.process.database.transaction((tx) =>
    postTransaction(tx, {
      scope: 'jackpot',
      key: crypto.randomUUID(),
      kind: 'JACKPOT',
      currency: 'THB',
      entries: [
        {
          from: expenseAccount('demo', 'jackpot'),
          to: jackpotAccount('demo', 'GRAND'),
          amount: 7_000n,
          code: 'JACKPOT_SHARE',
        },
        {
          from: jackpotAccount('demo', 'GRAND'),
          to: memberAccount(memberId),
          amount: 7_000n,
          code: 'JACKPOT',
        },
      ],
    }),
  )
  await follow()
  const after = await dashboard()
  expect(after.figures['depositAmount']! - before.figures['depositAmount']!).toBe(12_345)
  expect(after.figures['depositCount']! - before.figures['depositCount']!).toBe(1)
  expect(after.figures['ggrAmount']! - before.figures['ggrAmount']!).toBe(25_000 - 26_000)
  expect(after.figures['activeCount']).toBe(1)
  expect(after.vendors).toEqual([
    { vendor: 'ACME', stakeAmount: 25_000, payoutAmount: 26_000, ggrAmount: -1_000, returnRate: '1.0400' },
  ])
})

test('the revenue equals the wallet’s own total of the day', async () => {
  const days = await ledgerTotals(server.process.database.kysely, {
    merchantId: 'demo',
    from: new Date(Date.now() - 86_400_000),
    to: new Date(Date.now() + 86_400_000),
    timeZone: 'Asia/Bangkok',
  })
  const day = days.find(({ date }) => date === businessDate(clock.now(), 'Asia/Bangkok'))
  expect(day!.stakes).toBeGreaterThan(0n)
  expect(BigInt((await dashboard()).figures['ggrAmount']!)).toBe(day!.ggr)
})

test('nothing is counted twice when the follower runs again', async () => {
  const before = await dashboard()
  await follow()
  await follow()
  expect((await dashboard()).figures).toEqual(before.figures)
})

test.each([
  ['TODAY', 24, 7],
  ['WEEK', 7, 7],
  ['MONTH', 30, 30],
] as const)('%s has %d points and %d days', async (period, points, days) => {
  const reply = await dashboard(period)
  expect(reply.series).toHaveLength(points)
  expect(reply.days).toHaveLength(days)
  expect(reply.days.at(-1)!.depositAmount).toBe((await dashboard('TODAY')).figures['depositAmount'])
  expect(reply.series.reduce((sum, point) => sum + (point.ggrAmount ?? 0), 0)).toBe(
    reply.figures['ggrAmount'],
  )
})

test('a member’s record has the same money in it, and what a pool paid them', async () => {
  const { value } = await client.get(`/api/operator/members/${memberId}`, { token: owner })
  expect(value.totals).toMatchObject({
    stakeAmount: 25_000,
    payoutAmount: 26_000 + 7_000,
    netAmount: 1_000 + 7_000,
  })
  const rounds = await client.get<{
    list: { betAmount: number; winAmount: number; netAmount: number; vendor: string }[]
  }>(`/api/operator/members/${memberId}/rounds`, { token: owner })
  expect(rounds.value.list).toHaveLength(3)
  expect(rounds.value.list[0]).toMatchObject({
    vendor: 'ACME',
    betAmount: 5_000,
    winAmount: 1_000,
    netAmount: -4_000,
  })
  const transfers = await client.get<{ list: { code: string; amount: number; balance: number }[] }>(
    `/api/operator/members/${memberId}/transfers?pageSize=3`,
    { token: owner },
  )
  expect(transfers.value.list.map((row) => row.code)).toContain('PAYOUT')
  expect(transfers.value.list[0]!.balance).toBe((value.balances as { balance: number }).balance)
})

test('health shows the site’s status and the result of the last proof', async () => {
  expect((await dashboard()).health).toMatchObject({ siteStatus: 0 })
  await client.post('/api/operator/audit/proof', undefined, { token: owner })
  expect((await dashboard()).health.proof).toMatchObject({ ok: true })
})

test('what waits is counted: a correction above the limit, a withdrawal under review', async () => {
  const work = async () => (await client.get('/api/operator/work', { token: owner })).value
  const before = await work()
  await client.post(
    `/api/operator/members/${memberId}/adjustments`,
    { amount: 900_000, reason: 'large' },
    { token: owner, key: crypto.randomUUID() },
  )
  expect((await work()).adjustmentsWaiting).toBe((before.adjustmentsWaiting as number) + 1)
})

test('a bet counts for the revenue once its round is settled, and for when members play at once', async () => {
  await follow()
  const before = await dashboard()
  const roundId = crypto.randomUUID()
  const poster = server.process.services.use(posterKey)
  const round = { vendor: 'ACME', memberId, roundId, gameCode: 'ACME-1' } as const
  await poster.post({ ...round, kind: 'BET', transactionId: `${roundId}-b`, mode: 'REAL', amount: 3_000n })
  await follow()
  const placed = await dashboard()
  expect(placed.figures['ggrAmount']).toBe(before.figures['ggrAmount'])
  const heat = (shown: Dashboard) => shown.hours.reduce((sum, { stakeAmount }) => sum + stakeAmount, 0)
  expect(heat(placed) - heat(before)).toBe(3_000)
  await poster.post({ ...round, kind: 'WIN', transactionId: `${roundId}-w`, amount: 0n, roundClosed: true })
  await follow()
  const settled = await dashboard()
  expect(settled.figures['ggrAmount']! - before.figures['ggrAmount']!).toBe(3_000)
  expect(heat(settled)).toBe(heat(placed))
})
