/** Payments of agents, once whatever happens (docs/flows/agent-pay.md). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
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

const last = async (agentId: string) => (await line.paymentsOf(agentId)).at(-1)!

test('two schedulers at once, cut off after any step, pay each agent once', async () => {
  const agents: string[] = []
  for (let count = 0; count < 14; count++) {
    const agentId = await line.account('many', null, 1)
    await line.contract(agentId, { startsAt: at('2031-11-01T00:00'), ratePpm: 10_000 })
    await line.play(await line.account('p', agentId, 0), {
      at: at('2031-11-01T10:00'),
      stake: 100 * (count + 1),
    })
    agents.push(agentId)
  }
  const now = at('2031-11-02T00:30')
  const cut = () => {
    throw new Error('cut off')
  }
  for (let tries = 0; tries < 4; tries++) {
    const ends = await Promise.allSettled([
      line.pay(now, { chunk: 1, onStep: cut }),
      line.pay(now, { chunk: 1, onStep: cut }),
    ])
    expect(ends.some(({ status }) => status === 'rejected')).toBe(true)
  }
  await Promise.all([line.pay(now, { chunk: 2 }), line.pay(now, { chunk: 2 })])
  await line.pay(now)
  for (const [place, agentId] of agents.entries()) {
    expect(await line.mainOf(agentId)).toBe(BigInt(100 * (place + 1)))
    expect(await line.paymentsOf(agentId)).toHaveLength(1)
  }
})

test('every unpaid period is found, not the last alone, and a contract in the middle of one waits for the next', async () => {
  const a = await line.account('gap', null, 1)
  const player = await line.account('p', a, 0)
  await line.contract(a, { startsAt: at('2031-12-01T12:00'), ratePpm: 10_000 })
  for (const day of ['01', '02', '03', '04'])
    await line.play(player, { at: at(`2031-12-${day}T15:00`), stake: 100 })
  await line.pay(at('2031-12-05T00:30'))
  expect((await line.paymentsOf(a)).map(({ periodId }) => periodId)).toEqual([
    'D20311202',
    'D20311203',
    'D20311204',
  ])
})

test('above the limit a payment waits, and a cap of the day holds for all hours of it', async () => {
  const [large, capped] = [await line.account('large', null, 1), await line.account('capped', null, 1)]
  await line.contract(large, { startsAt: at('2032-04-01T00:00'), ratePpm: 10_000 })
  await line.contract(capped, {
    kind: 'HOURLY_SALARY',
    startsAt: at('2032-04-01T00:00'),
    ratePpm: 5_000,
    options: { dayCap: '900' },
  })
  const [p, q] = [await line.account('p', large, 0), await line.account('p', capped, 0)]
  await line.play(p, { at: at('2032-04-01T10:00'), stake: 5_000_000.01 })
  for (const hour of ['10', '11', '12']) await line.play(q, { at: at(`2032-04-01T${hour}:30`), stake: 1_000 })
  await line.pay(at('2032-04-02T00:30'))
  expect(await last(large)).toMatchObject({ net: 5_000_000n, state: 'PAID' })
  expect((await line.paymentsOf(capped)).map(({ net, amount }) => [net, amount])).toEqual([
    [500n, 500n],
    [500n, 400n],
    [500n, 0n],
  ])
  await line.play(p, { at: at('2032-04-02T10:00'), stake: 5_000_100 })
  await line.pay(at('2032-04-03T00:30'))
  expect(await last(large)).toMatchObject({ net: 5_000_100n, state: 'CALCULATED' })
  expect(await line.mainOf(large)).toBe(5_000_000n)
})

test('the sums of every run are those of its payments', async () => {
  const rows = await rowsOf(
    reader(),
    sql<{ top: bigint; net: bigint; sum: bigint }>`
    SELECT r.top_amount AS top, r.net_amount AS net, coalesce((SELECT sum(p.net) FROM agents.payment p
      WHERE p.merchant_id = r.merchant_id AND p.kind = r.kind AND p.period_id = r.period_id), 0)::bigint AS sum
    FROM agents.pay_run r WHERE r.merchant_id = ${DEMO_MERCHANT}`,
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const { top, net, sum } of rows) expect([top, net]).toEqual([sum, sum])
})
