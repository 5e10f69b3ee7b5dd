/** What is at a gun, and what of each bullet goes to the pool. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { fishOf } from '../../games/fishhunt/rules/index.ts'
import { clock } from '../../kernel/clock.ts'
import { setMemberGuard } from '../../modules/wallet/index.ts'
import { oneOf, rowsOf, run, sql, type Database } from '../../platform/postgres.ts'
import {
  fishNow,
  gunner,
  loadGun,
  moneyOf,
  nowIn,
  openSeaHouse,
  shotAt,
  type SeaHouse,
} from '../../tests/support/fish.ts'
import { lost } from '../../tests/support/hands.ts'
import { poolOf } from '../../tests/support/jackpots.ts'
import type { TestServer } from '../../tests/support/server.ts'
import type { Studio } from '../index.ts'
import { fire, stateOf } from '../../tests/support/fire.ts'

let house: SeaHouse
let server: TestServer
let owner: Database
let studio: Studio
beforeAll(async () => {
  house = await openSeaHouse()
  ;({ server, owner, studio } = house)
})
afterEach(() => house.closeOpened())
afterAll(() => house.close())

const sweep = async (advance = 'PT1M') => {
  await server.client().post('/api/dev/clock', { advance })
  await studio.fish.clock.runDue()
}

it('a member with little money shoots with their wins, and gets an error when there is no more', async () => {
  const one = await gunner(server, studio, 'member20')
  await expect(studio.fish.enter(one.seat, 100)).rejects.toMatchObject({ code: 'BAL_INSUFFICIENT' })
  expect(await stateOf(house, one.seat.memberId)).toBe('DROPPED')
  const two = await gunner(server, studio, 'member04')
  const { memberId } = two.seat
  const set = (guard: Parameters<typeof setMemberGuard>[2]) =>
    owner.transaction((tx) => setMemberGuard(tx, memberId, guard))
  await set({ maxStake: 150n })
  await expect(studio.fish.enter(two.seat, 200)).rejects.toMatchObject({ code: 'RG_STAKE_LIMIT' })
  const { room, mine } = await studio.fish.enter(two.seat, 100)
  expect(mine.creditAmount).toBe(150)
  const at = { ...two, room, seenAtMs: clock.nowMs() }
  const target = (price: number) =>
    shotAt(
      fishNow(room, nowIn(at.room, at.seenAtMs), [
        'TURTLE',
        'RAY',
        'CRAB',
        'PUFFER',
        'LOBSTER',
        'SQUID',
      ]).slice(0, 1),
      nowIn(at.room, at.seenAtMs),
      { price },
    )
  expect(await studio.fish.shoot(two.seat, [target(200)])).toMatchObject({
    results: [{ refund: 'LIMIT', betAmount: 0 }],
    refusal: 'RG_STAKE_LIMIT',
  })
  await set({ maxStake: null, blockedReason: 'SELF_EXCLUDED' })
  const [fish] = fishNow(room, nowIn(at.room, at.seenAtMs), [
    'TURTLE',
    'RAY',
    'CRAB',
    'PUFFER',
    'LOBSTER',
    'SQUID',
  ])
  await loadGun(owner, studio, memberId, fishOf(room.seed, fish!).kind, false)
  expect(
    (await studio.fish.shoot(two.seat, [shotAt([fish!], nowIn(at.room, at.seenAtMs) + 125)])).results[0],
  ).toMatchObject({ refund: null, betAmount: 100 })
  expect(
    await studio.fish.shoot(two.seat, [shotAt([fish!], nowIn(at.room, at.seenAtMs) + 300)]),
  ).toMatchObject({ results: [{ refund: 'FUNDS' }], refusal: 'AUTH_SELF_EXCLUDED' })
  // The next settlement finds them excluded: the rest is returned, whatever is forbidden.
  await server.client().post('/api/dev/clock', { advance: 'PT130S' })
  await studio.fish.clock.runDue()
  expect((await moneyOf(owner, memberId)).hold).toBe(0)
  await set({ blockedReason: null })
})

it('half a percent of every bullet of real money goes to the MINI pool, once; the window that reaches the amount wins it, once', async () => {
  const one = await gunner(server, studio, 'member06')
  const { memberId } = one.seat
  const pool = await poolOf(owner, 'MINI')
  const staked = async () =>
    (
      await oneOf(
        owner.kysely,
        sql<{
          bet: bigint
        }>`SELECT coalesce(sum(bet_amount), 0)::bigint AS bet FROM studio.fish_window WHERE NOT is_free AND state = 2`,
      )
    ).bet
  expect(await staked()).toBeGreaterThan(0n)
  expect(pool.contributed).toBe((await staked()) * 5_000n)
  await run(
    owner.kysely,
    sql`UPDATE launch.jackpot_secret SET trigger_amount = ${pool.counter / 1_000_000n + 1n} WHERE merchant_id = 'demo' AND pool_code = 'MINI' AND instance_no = ${pool.instance_no}`,
  )
  const { total: before } = await moneyOf(owner, memberId)
  const { room } = await studio.fish.enter(one.seat, 500)
  // The wallet settles the window, and its answer is lost.
  const dying = house.studioWith({
    settlePlay: async (message) => {
      await studio.port.stacks.settlePlay(message)
      return lost()
    },
  })
  const sums = await fire(house, { ...one, room, seenAtMs: clock.nowMs() }, 1, dying, 500)
  await expect(dying.fish.leave(one.seat)).rejects.toThrow('the line is lost')
  await sweep()
  await Promise.all([
    server.process.jobs.runNow('launch.keep-jackpots'),
    server.process.jobs.runNow('launch.keep-jackpots'),
  ])
  const wins = () =>
    rowsOf(
      owner.kysely,
      sql<{ round_id: string; member_id: string; amount: bigint; stake: bigint; txn: bigint; paid: boolean }>`
    SELECT round_id, member_id, amount, stake_amount AS stake, bet_txn AS txn, paid_at IS NOT NULL AS paid FROM launch.jackpot_win WHERE game_code = 'FISHHUNT'`,
    )
  await expect.poll(async () => (await wins()).map(({ paid }) => paid)).toEqual([true])
  const [win] = await wins()
  const [window] = await house.windowsOf(memberId)
  expect(win).toMatchObject({
    round_id: window!.window_id,
    member_id: memberId,
    stake: 500n,
    amount: (pool.counter + 2_500_000n) / 1_000_000n,
  })
  expect(
    await rowsOf(
      owner.kysely,
      sql<{ reference: string }>`SELECT reference FROM wallet.txn WHERE txn_id = ${win!.txn}`,
    ),
  ).toEqual([{ reference: window!.window_id }])
  expect(await moneyOf(owner, memberId)).toMatchObject({
    main: before - sums.bet + sums.win + Number(win!.amount),
    hold: 0,
  })
  expect(await poolOf(owner, 'MINI')).toMatchObject({
    instance_no: pool.instance_no + 1,
    contributed: (await staked()) * 5_000n,
  })
})
