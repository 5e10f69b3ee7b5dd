/**
 * Draws over a real database: chains, the leased clock, pauses and voids.
 */
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { commitOf } from '../../../kernel/fair/stream.ts'
import { clientPartOfBets, previousSeedOf, tableCommitOf } from '../../../kernel/fair/shared-round.ts'
import { oneOf, rowsOf, run, sql } from '../../../platform/postgres.ts'
import { issueFacts, openDrawHouse, type DrawHouse, type IssueFacts } from '../../../tests/support/draws.ts'
import { games } from './games.ts'
import { drawResult } from './rules/draw-result.ts'
import { makeVoid, revealSeed } from './store/steps.ts'

const HOUR_MS = 3_600_000
const ssc = games.filter(({ gameCode }) => gameCode === 'SSC60')
let house: DrawHouse
beforeEach(async () => {
  house = await openDrawHouse(ssc)
})
afterEach(() => house.close())

const keyOf = ({ game_code: gameCode, numero }: IssueFacts) => ({ gameCode, numero })
/** Plans an hour and returns the first issues, all to come. */
async function planned(count: number): Promise<IssueFacts[]> {
  await house.plan({ aheadMs: HOUR_MS })
  return (await issueFacts(house, 'SSC60')).slice(0, count)
}
/** Moves the clock through an issue's steps. */
async function hold(issue: IssueFacts, run: () => Promise<void>): Promise<void> {
  await house.moveTo(issue.closes_at)
  await run()
  await house.moveTo(issue.draws_at)
  await run()
}
const factsOf = async (issue: IssueFacts): Promise<IssueFacts> =>
  (await issueFacts(house, issue.game_code)).find(({ numero }) => numero === issue.numero)!

test('an issue is committed to before it opens, closed and drawn on time, and its seed fits the chain', async () => {
  const [first, second] = (await planned(2)) as [IssueFacts, IssueFacts]
  const { clock } = house.process()
  expect(first.commit_hash).toMatch(/^[0-9a-f]{64}$/)
  expect(first).toMatchObject({ state: 'WAITING', chain_place: 1, server_seed: null, beacon: null })
  await clock.runDue()
  expect(await factsOf(first)).toEqual(first)
  for (const issue of [first, second]) await hold(issue, () => clock.runDue())
  const [one, two] = [await factsOf(first), await factsOf(second)]
  const { first_link: link } = await oneOf(
    house.database.kysely,
    sql<{ first_link: string }>`SELECT first_link FROM lottery.chain WHERE chain_id = ${first.chain_id}`,
  )
  expect(previousSeedOf(one.server_seed!)).toBe(link)
  expect(previousSeedOf(two.server_seed!)).toBe(one.server_seed)
  for (const issue of [one, two]) {
    expect(issue).toMatchObject({ state: 'SETTLED', commit_hash: tableCommitOf(issue.server_seed!) })
    expect(issue.commit_hash).not.toBe(commitOf(issue.server_seed!))
    expect(issue.beacon).toBe(createHash('sha256').update(issue.numero).digest('hex'))
    expect(issue.result).toBe(drawResult('SSC', issue.numero, issue.server_seed!, issue.beacon!))
  }
  expect(house.told.map(({ topic, data }) => [topic, data.numero, data.state])).toEqual([
    ['draw:SSC60', one.numero, 'CLOSED'],
    ['draw:SSC60', one.numero, 'DRAWN'],
    ['draw:SSC60', two.numero, 'CLOSED'],
    ['draw:SSC60', two.numero, 'DRAWN'],
  ])
  expect(house.told[1]!.data).toMatchObject({
    beacon: one.beacon,
    result: one.result,
    seed: one.server_seed,
    next: { numero: two.numero, closesAt: two.closes_at.toISOString() },
  })
  expect(house.faults).toEqual([])
})

test('the beacon is made of the accepted bets, and the lane pays the issue once', async () => {
  const [issue] = (await planned(1)) as [IssueFacts]
  const { clock, lane } = house.process()
  for (const orderId of ['b', 'a']) await house.bet(keyOf(issue), { orderId, clientSeed: `seed-${orderId}` })
  await hold(issue, () => clock.runDue())
  expect(await factsOf(issue)).toMatchObject({
    state: 'DRAWN',
    beacon: clientPartOfBets(['a:seed-a', 'b:seed-b']),
    settled_at: null,
  })
  await Promise.all([lane.runAll(), house.process().lane.runAll()])
  expect(house.settled).toEqual([`paid SSC60-${issue.numero}`])
  expect(await factsOf(issue)).toMatchObject({ state: 'SETTLED' })
})

test('a settlement that failed is taken up again after a while', async () => {
  const [issue] = (await planned(1)) as [IssueFacts]
  await house.bet(keyOf(issue), { orderId: 'a', clientSeed: 's' })
  const broken = house.process({
    settler: () => ({
      settle: () => Promise.reject(new Error('cut off')),
      refund: () => Promise.reject(new Error('cut off')),
    }),
  })
  await hold(issue, () => broken.clock.runDue())
  await broken.lane.runAll()
  expect(house.faults).toHaveLength(1)
  const { lane } = house.process()
  await lane.runAll()
  expect(house.settled).toEqual([])
  await house.moveTo(new Date(issue.draws_at.getTime() + 10_000))
  await lane.runAll()
  expect(house.settled).toEqual([`paid SSC60-${issue.numero}`])
})

test('a payout gives way to a draw that is due, and goes on once it was taken', async () => {
  const [paid, due] = (await planned(2)) as [IssueFacts, IssueFacts]
  await house.bet(keyOf(paid), { orderId: 'a', clientSeed: 's' })
  const seen: unknown[] = []
  const { clock, lane } = house.process({
    settler: () => ({
      async settle(_key, giveWay) {
        await house.moveTo(due.closes_at)
        clock.expect(keyOf(due), due.closes_at)
        await giveWay!()
        seen.push(house.told.at(-1)!.data)
      },
      refund: () => Promise.resolve(),
    }),
  })
  await hold(paid, () => clock.runDue())
  clock.start()
  await lane.runAll()
  expect(seen).toEqual([expect.objectContaining({ numero: due.numero, state: 'CLOSED' })])
})

test('two processes draw each issue once', async () => {
  const issues = await planned(6)
  const [one, two] = [house.process(), house.process()]
  for (const issue of issues)
    await hold(issue, async () => {
      await Promise.all([one.clock.runDue(), two.clock.runDue()])
    })
  const states = house.told.map(({ data }) => `${String(data.numero)} ${String(data.state)}`)
  expect(states).toEqual(issues.flatMap(({ numero }) => [`${numero} CLOSED`, `${numero} DRAWN`]))
  expect(house.faults).toEqual([])
})

test('what a process that died had taken is drawn by another one as soon as its lease is over', async () => {
  const [issue] = (await planned(1)) as [IssueFacts]
  const { clock } = house.process()
  await house.moveTo(issue.closes_at)
  const dead = await rowsOf(
    house.owner.kysely,
    sql<{ numero: string }>`
    UPDATE lottery.issue SET leased_until = app.now() + interval '5 seconds' WHERE due_at <= app.now() RETURNING numero`,
  )
  expect(dead).toEqual([{ numero: issue.numero }])
  await clock.runDue()
  expect(await factsOf(issue)).toMatchObject({ state: 'WAITING' })
  await house.moveTo(new Date(issue.closes_at.getTime() + 5_100))
  await clock.runDue()
  expect(await factsOf(issue)).toMatchObject({ state: 'SETTLED' })
})

test.each(['entriesOf', 'tell'] as const)(
  'a process cut off in %s leaves a step that is taken again',
  async (at) => {
    const [issue] = (await planned(1)) as [IssueFacts]
    await house.bet(keyOf(issue), { orderId: 'a', clientSeed: 's' })
    const cut = () => {
      throw new Error('cut off')
    }
    const weak = house.process(
      at === 'tell' ? { tell: cut } : { digestSource: () => ({ entriesOf: cut, pageOf: cut, sumsOf: cut }) },
    )
    await house.moveTo(issue.closes_at)
    await weak.clock.runDue()
    expect(house.faults.length).toBeGreaterThan(0)
    await weak.clock.stop()
    await house.moveTo(new Date(issue.draws_at.getTime() + 1_000))
    await house.process().clock.runDue()
    expect(await factsOf(issue)).toMatchObject({ state: 'DRAWN', beacon: clientPartOfBets(['a:s']) })
  },
)

test('issues that a pause left out are void with bets and gone without, and every seed of them is known', async () => {
  const issues = await planned(30)
  const [first, bet] = [issues[0]!, issues[10]!]
  const { clock, lane } = house.process()
  await hold(first, () => clock.runDue())
  await house.bet(keyOf(bet), { orderId: 'a', clientSeed: 's' })
  const last = issues[29]!
  await house.moveTo(new Date(last.draws_at.getTime() + 121_000))
  await clock.runDue()
  await lane.runAll()
  const left = (await issueFacts(house, 'SSC60')).filter(({ closes_at }) => closes_at <= last.closes_at)
  expect(left.map(({ numero, state, void_reason }) => [numero, state, void_reason])).toEqual([
    [first.numero, 'SETTLED', null],
    [bet.numero, 'VOID', 'HOUSE_OFF'],
  ])
  expect(house.settled).toEqual([`refunded SSC60-${bet.numero}`])
  expect(tableCommitOf(left[1]!.server_seed!)).toBe(bet.commit_hash)
  const gaps = await rowsOf(
    house.database.kysely,
    sql<{ first_place: number; last_place: number; last_seed: string }>`
    SELECT first_place, last_place, last_seed FROM lottery.chain_gap ORDER BY last_place`,
  )
  expect(gaps.map(({ first_place, last_place }) => [first_place, last_place])).toEqual([
    [2, 10],
    [12, 30],
  ])
  // The seed of the last place leads down to the seed before the gap.
  let seed = gaps[1]!.last_seed
  for (let place = 30; place > 11; place--) {
    expect(tableCommitOf(seed)).toBe(issues[place - 1]!.commit_hash)
    seed = previousSeedOf(seed)
  }
  expect(seed).toBe(left[1]!.server_seed)
  expect(house.told.map(({ data }) => data)).toContainEqual(
    expect.objectContaining({ numero: bet.numero, state: 'VOID' }),
  )
})

test('an issue whose seed is lost is void after two minutes, and nothing else is drawn for it', async () => {
  const [issue] = (await planned(1)) as [IssueFacts]
  await house.bet(keyOf(issue), { orderId: 'a', clientSeed: 's' })
  await run(house.owner.kysely, sql`DELETE FROM lottery.chain_secret`)
  const { clock, lane } = house.process()
  await hold(issue, () => clock.runDue())
  expect(await factsOf(issue)).toMatchObject({ state: 'CLOSED', result: null })
  await house.moveTo(new Date(issue.draws_at.getTime() + 121_000))
  await clock.runDue()
  await lane.runAll()
  expect(await factsOf(issue)).toMatchObject({ state: 'VOID', void_reason: 'SEED_LOST', result: null })
  expect(house.settled).toEqual([`refunded SSC60-${issue.numero}`])
})

test('a chain that ends hands over to the next, whose first link is published long before', async () => {
  await house.plan({ aheadMs: HOUR_MS, chain: { length: 32, spare: 8 } })
  const chains = await rowsOf(
    house.database.kysely,
    sql<{ chain_id: bigint; length: number; used: number; is_over: boolean }>`
    SELECT chain_id, length, used, is_over FROM lottery.chain ORDER BY chain_id`,
  )
  const issues = await issueFacts(house, 'SSC60')
  expect(issues.length).toBeGreaterThanOrEqual(59)
  expect(chains[0]).toMatchObject({ length: 32, used: 32, is_over: true })
  expect(chains[1]).toMatchObject({ used: issues.length - 32 })
  // Fewer than eight places are left of the second, so the third has begun.
  expect(chains).toHaveLength(32 - chains[1]!.used < 8 ? 3 : 2)
  const { clock } = house.process()
  for (const issue of issues.slice(0, 34)) await hold(issue, () => clock.runDue())
  const drawn = (await issueFacts(house, 'SSC60')).slice(0, 34)
  expect(drawn.map(({ chain_place }) => chain_place)).toEqual([...Array(32).keys(), 0, 1].map((n) => n + 1))
  const link = await oneOf(
    house.database.kysely,
    sql<{ first_link: string }>`SELECT first_link FROM lottery.chain WHERE chain_id = ${drawn[32]!.chain_id}`,
  )
  expect(previousSeedOf(drawn[32]!.server_seed!)).toBe(link.first_link)
  expect(previousSeedOf(drawn[31]!.server_seed!)).toBe(drawn[30]!.server_seed)
})

test('issues are made once, however often and by however many processes', async () => {
  await Promise.all([house.plan({ aheadMs: HOUR_MS }), house.plan({ aheadMs: HOUR_MS })])
  const issues = await issueFacts(house, 'SSC60')
  await house.plan({ aheadMs: HOUR_MS })
  expect(await issueFacts(house, 'SSC60')).toEqual(issues)
  expect(issues.map(({ chain_place }) => chain_place)).toEqual(issues.map((_, n) => n + 1))
  expect(new Set(issues.map(({ commit_hash }) => commit_hash)).size).toBe(issues.length)
})

test('an issue made void before its close reveals its seed after it, and is never drawn', async () => {
  const [issue, next] = (await planned(2)) as [IssueFacts, IssueFacts]
  const { clock } = house.process()
  const isVoid = await house.database.transaction((tx) =>
    makeVoid(tx, keyOf(issue), { reason: 'by hand', when: 'ASKED' }),
  )
  expect(isVoid).toBe(true)
  await expect(house.database.transaction((tx) => revealSeed(tx, keyOf(issue)))).rejects.toThrow(
    'is secret until it has closed',
  )
  await hold(issue, () => clock.runDue())
  const row = await factsOf(issue)
  expect(row).toMatchObject({ state: 'VOID', result: null, beacon: null })
  expect(tableCommitOf(row.server_seed!)).toBe(issue.commit_hash)
  await hold(next, () => clock.runDue())
  expect(previousSeedOf((await factsOf(next)).server_seed!)).toBe(row.server_seed)
})
