/** Payments of agents over a real ledger (docs/flows/agent-pay.md): whose, when and how much. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { rowsOf, run, sql } from '../../../platform/postgres.ts'
import { at, openAgentLine, type AgentLine } from '../../../tests/support/agent-line.ts'
import { openCashierHouse, type CashierHouse } from '../../../tests/support/cashier.ts'

let house: CashierHouse
let line: AgentLine
beforeAll(async () => {
  house = await openCashierHouse()
  line = openAgentLine(house.server)
})
afterAll(() => house.close())

const reader = () => house.server.process.database.kysely
/** Each test begins without contracts in force and without progress. */
beforeEach(async () => {
  const owner = house.server.process.database.kysely
  await run(
    owner,
    sql`UPDATE agents.contract SET state = 'REJECTED', starts_at = NULL, ends_at = NULL WHERE starts_at IS NOT NULL`,
  )
  await run(owner, sql`UPDATE agents.pay_progress SET done_until = '-infinity'`)
})

/** A, B and C below one another, with their contracts of a kind. */
async function three(kind: 'DIVIDEND' | 'DAILY_SALARY', startsAt: Date, rates: [number, number, number]) {
  const a = await line.account('top', null, 1)
  const b = await line.account('mid', a)
  const c = await line.account('low', b)
  for (const [place, agentId] of [a, b, c].entries())
    await line.contract(agentId, { kind, startsAt, giverId: [null, a, b][place]!, ratePpm: rates[place]! })
  return { a, b, c }
}
const last = async (agentId: string) => (await line.paymentsOf(agentId)).at(-1)!

test('the worked example is paid to the satang, and its ledger is whole', async () => {
  const starts = at('2031-03-01T00:00')
  const { a, b, c } = await three('DIVIDEND', starts, [300_000, 200_000, 100_000])
  const [p1, p2, p3] = [
    await line.account('p', c, 0),
    await line.account('p', b, 0),
    await line.account('p', a, 0),
  ]
  const noon = at('2031-03-05T12:00')
  await line.play(p1, { at: noon, stake: 100_000, payout: 70_000 })
  await line.play(p2, { at: noon, stake: 60_000, payout: 68_000 })
  await line.play(p3, { at: noon, stake: 40_000, payout: 28_000 })
  await line.credit(p1, noon, 20, 500)
  for (const [agentId, commission, salary] of [
    [c, 1_000, 250],
    [b, 1_600, 390],
    [a, 1_200, 560],
  ] as const) {
    await line.credit(agentId, noon, 30, commission)
    await line.credit(agentId, noon, 31, salary)
  }
  await line.pay(at('2031-03-16T01:59:59.999'))
  expect(await line.paymentsOf(a)).toEqual([])
  await line.pay(at('2031-03-16T02:00'))
  expect(await last(c)).toMatchObject({
    periodId: 'S203103A',
    base: 2_825_000n,
    net: 282_500n,
    state: 'PAID',
  })
  expect(await last(b)).toMatchObject({ base: 1_826_000n, net: 82_700n })
  expect(await last(a)).toMatchObject({ base: 2_850_000n, net: 489_800n })
  expect([await line.mainOf(a), await line.mainOf(b), await line.mainOf(c)]).toEqual([
    489_800n,
    82_700n,
    282_500n,
  ])
})

test('a loss is carried into the next period, and dropped when the contract is terminated', async () => {
  const { a } = { a: await line.account('solo', null, 1) }
  const player = await line.account('p', a, 0)
  const first = await line.contract(a, {
    kind: 'DIVIDEND',
    startsAt: at('2031-05-01T00:00'),
    ratePpm: 200_000,
  })
  await line.play(player, { at: at('2031-05-02T10:00'), stake: 100, payout: 600 })
  await line.play(player, { at: at('2031-05-20T10:00'), stake: 300 })
  await line.pay(at('2031-06-01T02:00'))
  expect((await line.paymentsOf(a)).map(({ base, net }) => [base, net])).toEqual([
    [-50_000n, 0n],
    [30_000n, 0n],
  ])
  await run(
    reader(),
    sql`UPDATE agents.contract SET state = 'TERMINATED', ends_at = ${at('2031-06-01T00:00')} WHERE contract_id = ${first}`,
  )
  await line.contract(a, { kind: 'DIVIDEND', startsAt: at('2031-06-01T00:00'), ratePpm: 200_000 })
  await line.play(player, { at: at('2031-06-02T10:00'), stake: 300 })
  await line.pay(at('2031-06-16T02:00'))
  expect((await last(a)).net).toBe(6_000n)
})

test('the last millisecond of a day belongs to it, and midnight in Bangkok to the next', async () => {
  const a = await line.account('edge', null, 1)
  const player = await line.account('p', a, 0)
  await line.contract(a, { startsAt: at('2032-02-28T00:00'), ratePpm: 10_000 })
  await line.play(player, { at: at('2032-02-28T23:59:59.999'), stake: 100 })
  await line.play(player, { at: at('2032-02-29T00:00:00.000'), stake: 200 })
  await line.play(player, { at: at('2032-02-29T23:59:59.999'), stake: 400 })
  await line.play(player, { at: at('2032-03-01T00:00:00.000'), stake: 800 })
  await line.pay(at('2032-03-02T00:30'))
  expect((await line.paymentsOf(a)).map(({ periodId, net }) => [periodId, net])).toEqual([
    ['D20320228', 100n],
    ['D20320229', 600n],
    ['D20320301', 800n],
  ])
})

test('halves of months meet on the 16th, months at their end, and the 53rd week has its own payment', async () => {
  const startsAt = at('2032-12-01T00:00')
  const agents = await Promise.all(['half', 'month', 'week'].map((name) => line.account(name, null, 1)))
  for (const [place, periodKind] of (['HALF_MONTH', 'MONTH', 'WEEK'] as const).entries()) {
    await line.contract(agents[place]!, {
      kind: 'DIVIDEND',
      periodKind,
      startsAt: at('2032-11-29T00:00'),
      ratePpm: 100_000,
    })
    const player = await line.account('p', agents[place]!, 0)
    await line.play(player, { at: at('2032-12-15T23:59:59.999'), stake: 100 })
    await line.play(player, { at: at('2032-12-16T00:00'), stake: 200 })
    await line.play(player, { at: at('2033-01-02T23:59:59.999'), stake: 400 })
  }
  await line.pay(at('2033-02-01T03:00'))
  const paid = async (agentId: string) =>
    (await line.paymentsOf(agentId)).filter(({ net }) => net > 0n).map(({ periodId, net }) => [periodId, net])
  expect(await paid(agents[0]!)).toEqual([
    ['S203212A', 1_000n],
    ['S203212B', 2_000n],
    ['S203301A', 4_000n],
  ])
  expect(await paid(agents[1]!)).toEqual([
    ['M203212', 3_000n],
    ['M203301', 4_000n],
  ])
  expect(await paid(agents[2]!)).toEqual([
    ['W2032-51', 3_000n],
    ['W2032-53', 4_000n],
  ])
  expect(startsAt < at('2033-02-01T03:00')).toBe(true)
})

test('windows of five minutes are paid a minute later, hours at five past, and the floor drops what is below a satang', async () => {
  const a = await line.account('fast', null, 1)
  const player = await line.account('p', a, 0)
  await line.contract(a, { kind: 'REALTIME_SALARY', startsAt: at('2031-07-01T10:00'), ratePpm: 500 })
  await line.contract(a, { kind: 'HOURLY_SALARY', startsAt: at('2031-07-01T10:00'), ratePpm: 500 })
  await line.play(player, { at: at('2031-07-01T10:04:59.999'), stake: 3_333.33 })
  await line.play(player, { at: at('2031-07-01T10:05'), stake: 19.99 })
  await line.pay(at('2031-07-01T10:05:59'))
  expect(await line.paymentsOf(a)).toEqual([])
  await line.pay(at('2031-07-01T10:11'))
  expect((await line.paymentsOf(a)).map(({ periodId, net }) => [periodId, net])).toEqual([
    ['R20310701T1000', 166n],
    ['R20310701T1005', 0n],
  ])
  await line.pay(at('2031-07-01T11:05'))
  expect((await line.paymentsOf(a, 'HOURLY_SALARY')).map(({ periodId, net }) => [periodId, net])).toEqual([
    ['H2031070110', 167n],
  ])
})

test('an active bettor has a deposit and the valid bet of the period; the tier asks for both', async () => {
  const a = await line.account('tiers', null, 1)
  await line.contract(a, {
    startsAt: at('2031-08-01T00:00'),
    tiers: [
      { minValid: 0n, minActive: 0, ratePpm: 1_000 },
      { minValid: 100_000n, minActive: 1, ratePpm: 5_000 },
    ],
  })
  const [known, unknown] = [await line.account('p', a, 0), await line.account('p', a, 0)]
  await line.deposit(known, at('2031-07-20T10:00'))
  await line.play(known, { at: at('2031-08-01T10:00'), stake: 499.99 })
  await line.play(unknown, { at: at('2031-08-01T10:00'), stake: 2_000 })
  await line.play(known, { at: at('2031-08-02T10:00'), stake: 500 })
  await line.play(unknown, { at: at('2031-08-02T10:00'), stake: 500 })
  await line.pay(at('2031-08-03T00:30'))
  expect((await line.paymentsOf(a)).map(({ active, net }) => [active, net])).toEqual([
    [0, 249n],
    [1, 500n],
  ])
})

test('own bets, trial accounts and other lines count for nobody, and a move changes nothing before it', async () => {
  const [a, b] = [await line.account('one', null, 1), await line.account('two', null, 1)]
  for (const agentId of [a, b])
    await line.contract(agentId, { startsAt: at('2031-09-01T00:00'), ratePpm: 10_000 })
  const player = await line.account('p', a, 0)
  await line.play(a, { at: at('2031-09-01T10:00'), stake: 900 })
  await line.play(player, { at: at('2031-09-01T10:00'), stake: 100 })
  await run(
    reader(),
    sql`INSERT INTO identity.upline_past (account_id, upline_id, distance, since, until) VALUES (${player}, ${a}, 1, '-infinity', ${at('2031-09-02T00:00')})`,
  )
  await run(reader(), sql`DELETE FROM identity.upline WHERE account_id = ${player}`)
  await run(
    reader(),
    sql`INSERT INTO identity.upline (account_id, upline_id, distance, since) VALUES (${player}, ${b}, 1, ${at('2031-09-02T00:00')})`,
  )
  await line.play(player, { at: at('2031-09-02T10:00'), stake: 300 })
  await line.pay(at('2031-09-03T00:30'))
  expect((await line.paymentsOf(a)).map(({ net }) => net)).toEqual([100n, 0n])
  expect((await line.paymentsOf(b)).map(({ net }) => net)).toEqual([0n, 300n])
})

test('a result that is corrected after its period lowers the next one, down to nothing, and says so', async () => {
  const a = await line.account('late', null, 1)
  const player = await line.account('p', a, 0)
  await line.contract(a, { startsAt: at('2031-10-01T00:00'), ratePpm: 10_000 })
  const roundNo = await line.play(player, { at: at('2031-10-01T10:00'), stake: 1_000 })
  await line.pay(at('2031-10-02T00:30'))
  await line.play(player, { at: at('2031-10-02T09:00'), stake: -1_000, roundNo })
  await line.play(player, { at: at('2031-10-02T10:00'), stake: 400 })
  await line.play(player, { at: at('2031-10-03T10:00'), stake: 900 })
  await line.pay(at('2031-10-04T00:30'))
  expect((await line.paymentsOf(a)).map(({ base, net }) => [base, net])).toEqual([
    [100_000n, 1_000n],
    [-60_000n, 0n],
    [90_000n, 300n],
  ])
  const late = await rowsOf(
    reader(),
    sql<{
      valid: bigint
      first: Date
    }>`SELECT d_valid AS valid, first_at AS first FROM agents.late_change WHERE member_id = ${player}`,
  )
  expect(late).toEqual([{ valid: -100_000n, first: at('2031-10-01T10:00') }])
})
