/** Guns that are cut off between every two steps, play money, limits: the same money as if nothing had happened. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { fishOf } from '../../games/fishhunt/rules/index.ts'
import { clock } from '../../kernel/clock.ts'
import { rollUp, runAudit, sealTransfers, setMemberGuard } from '../../modules/wallet/index.ts'
import { oneOf, rowsOf, run, sql, type Database } from '../../platform/postgres.ts'
import { fishNow, gunner, loadGun, moneyOf, nowIn, openSeaHouse, shotAt, type Gunner, type Room, type SeaHouse } from '../../tests/support/fish.ts'
import { lost } from '../../tests/support/hands.ts'
import { poolOf } from '../../tests/support/jackpots.ts'
import type { TestServer } from '../../tests/support/server.ts'
import { returnsOf, type Studio } from '../index.ts'
import { countReturnsJob } from '../jobs/count-returns.ts'

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
const stateOf = async (memberId: string) => (await oneOf(owner.kysely, sql<{ state: string }>`SELECT state FROM studio.fish_sitting WHERE member_id = ${memberId} ORDER BY sat_at DESC LIMIT 1`)).state

/** Fires `count` shots, one after the other; answers what they came to. */
async function fire(at: { seat: Gunner['seat']; room: Room; seenAtMs: number }, count: number, by: Studio = studio, price = 100): Promise<{ bet: number; win: number }> {
  const sums = { bet: 0, win: 0 }
  for (let shot = 0; shot < count; shot++) {
    const atMs = nowIn(at.room, at.seenAtMs)
    const { room } = await studio.fish.read(at.seat)
    const { results: [result] } = await by.fish.shoot(at.seat, [shotAt(fishNow(room, atMs, ['ANCHOVY', 'MACKEREL', 'CLOWNFISH', 'SQUID', 'PUFFER', 'CRAB']).slice(0, 1), atMs + shot * 125, { price })])
    sums.bet += result!.betAmount
    sums.win += result!.winAmount
  }
  return sums
}

/** Before: the message never arrives. After: the wallet does it, and its answer is lost. */
const cuts = (['take', 'settlePlay', 'giveBack'] as const).flatMap((call) => [false, true].map((isDone) => ({ call, isDone, name: `${call} ${isDone ? 'after' : 'before'} the wallet did it` })))

describe.each(cuts)('cut off in $name', ({ call, isDone }) => {
  it('the sweep finishes it with the same money', async () => {
    const one = await gunner(server, studio, 'member01')
    const { memberId } = one.seat
    const { total: before } = await moneyOf(owner, memberId)
    const dying = house.studioWith({ [call]: async (message: never) => {
      if (isDone) await (studio.port.stacks![call] as (message: never) => Promise<unknown>)(message)
      return lost()
    } })
    const known = (await house.windowsOf(memberId)).length
    let sums = { bet: 0, win: 0 }
    if (call === 'take') {
      await expect(dying.fish.enter(one.seat, 100)).rejects.toThrow('the line is lost')
      expect((await moneyOf(owner, memberId)).hold).toBe(isDone ? 6_000 : 0)
      await sweep()
      expect(await stateOf(memberId)).toBe(isDone ? 'SEATED' : 'DROPPED')
      const { room } = await studio.fish.enter(one.seat, 100)
      sums = await fire({ ...one, room, seenAtMs: clock.nowMs() }, 2)
    } else {
      const { room } = await studio.fish.enter(one.seat, 100)
      sums = await fire({ ...one, room, seenAtMs: clock.nowMs() }, 3, dying)
      await expect(dying.fish.leave(one.seat)).rejects.toThrow('the line is lost')
      expect(await stateOf(memberId)).toBe('LEAVING')
    }
    await sweep()
    if (call === 'take') await studio.fish.leave(one.seat)
    await sweep()
    expect(await stateOf(memberId)).toBe('LEFT')
    expect(await moneyOf(owner, memberId)).toEqual({ main: before - sums.bet + sums.win, hold: 0, total: before - sums.bet + sums.win })
    const windows = (await house.windowsOf(memberId)).slice(known)
    expect(windows.map(({ state }) => state)).toEqual(windows.map(() => 2))
    expect(windows.reduce((sum, { bet }) => sum + bet, 0)).toBe(sums.bet)
    for (const { window_id: roundId, bet, win } of windows) expect(await studio.port.round({ roundId })).toMatchObject({ state: 'CLOSED', betAmount: bet, winAmount: win })
  })
})

it('a process that dies with open windows leaves them to the others', async () => {
  const one = await gunner(server, studio, 'member02')
  const { total: before } = await moneyOf(owner, one.seat.memberId)
  const dying = house.studioWith({})
  const { room } = await dying.fish.enter(one.seat, 100)
  const at = { ...one, room, seenAtMs: clock.nowMs() }
  let sums = await fire(at, 2, dying)
  await house.closeOpened()
  await sweep('PT6S')
  expect((await house.windowsOf(one.seat.memberId)).map(({ state }) => state)).toEqual([2])
  expect((await moneyOf(owner, one.seat.memberId)).total).toBe(before - sums.bet + sums.win)
  // The gun is still the member's; a reload finds it, and two minutes without a shot free it.
  const again = await fire(at, 1)
  sums = { bet: sums.bet + again.bet, win: sums.win + again.win }
  await sweep('PT125S')
  await sweep()
  expect(await moneyOf(owner, one.seat.memberId)).toMatchObject({ main: before - sums.bet + sums.win, hold: 0 })
})

it('many settle, shoot and leave the same gun at once: every satang once', async () => {
  const one = await gunner(server, studio, 'member03')
  const { total: before } = await moneyOf(owner, one.seat.memberId)
  const rooms = await Promise.all([studio, house.studioWith({}), studio].map((each) => each.fish.enter(one.seat, 100)))
  expect(new Set(rooms.map(({ room }) => room.roomId)).size).toBe(1)
  const at = { ...one, room: rooms[0]!.room, seenAtMs: clock.nowMs() }
  const sums = await fire(at, 4)
  await server.client().post('/api/dev/clock', { advance: 'PT6S' })
  const other = house.studioWith({})
  await Promise.all([studio.fish.clock.runDue(), other.fish.clock.runDue(), studio.fish.leave(one.seat), other.fish.leave(one.seat)])
  await sweep()
  expect(await moneyOf(owner, one.seat.memberId)).toEqual({ main: before - sums.bet + sums.win, hold: 0, total: before - sums.bet + sums.win })
})

it('who has little shoots with what he wins, and is told when there is no more', async () => {
  const one = await gunner(server, studio, 'member20')
  await expect(studio.fish.enter(one.seat, 100)).rejects.toMatchObject({ code: 'BAL_INSUFFICIENT' })
  expect(await stateOf(one.seat.memberId)).toBe('DROPPED')
  const two = await gunner(server, studio, 'member04')
  const { memberId } = two.seat
  const set = (guard: Parameters<typeof setMemberGuard>[2]) => owner.transaction((tx) => setMemberGuard(tx, memberId, guard))
  await set({ maxStake: 150n })
  await expect(studio.fish.enter(two.seat, 200)).rejects.toMatchObject({ code: 'RG_STAKE_LIMIT' })
  const { room, mine } = await studio.fish.enter(two.seat, 100)
  expect(mine.creditAmount).toBe(150)
  const at = { ...two, room, seenAtMs: clock.nowMs() }
  const target = (price: number) => shotAt(fishNow(room, nowIn(at.room, at.seenAtMs), ['TURTLE', 'RAY', 'CRAB', 'PUFFER', 'LOBSTER', 'SQUID']).slice(0, 1), nowIn(at.room, at.seenAtMs), { price })
  expect(await studio.fish.shoot(two.seat, [target(200)])).toMatchObject({ results: [{ refund: 'LIMIT', betAmount: 0 }], refusal: 'RG_STAKE_LIMIT' })
  await set({ maxStake: null, blockedReason: 'SELF_EXCLUDED' })
  const [fish] = fishNow(room, nowIn(at.room, at.seenAtMs), ['TURTLE', 'RAY', 'CRAB', 'PUFFER', 'LOBSTER', 'SQUID'])
  await loadGun(owner, studio, memberId, fishOf(room.seed, fish!).kind, false)
  expect((await studio.fish.shoot(two.seat, [shotAt([fish!], nowIn(at.room, at.seenAtMs) + 125)])).results[0]).toMatchObject({ refund: null, betAmount: 100 })
  expect(await studio.fish.shoot(two.seat, [shotAt([fish!], nowIn(at.room, at.seenAtMs) + 300)])).toMatchObject({ results: [{ refund: 'FUNDS' }], refusal: 'AUTH_SELF_EXCLUDED' })
  // The next settlement finds him excluded: what is left goes back, whatever is forbidden.
  await server.client().post('/api/dev/clock', { advance: 'PT130S' })
  await studio.fish.clock.runDue()
  expect((await moneyOf(owner, memberId)).hold).toBe(0)
  await set({ blockedReason: null })
})

it('play money is settled like any other, and nothing real moves', async () => {
  const one = await gunner(server, studio, 'member05', true)
  const real = await moneyOf(owner, one.seat.memberId)
  const balance = async () => (await studio.port.balance({ memberId: one.seat.memberId, sessionToken: one.seat.walletToken })).balanceAmount!
  const before = await balance()
  const { room, mine, currency } = await studio.fish.enter(one.seat, 100)
  expect([currency, mine.creditAmount, mine.lockedAmount]).toEqual(['TRIAL', before, 0])
  const sums = await fire({ ...one, room, seenAtMs: clock.nowMs() }, 3)
  await studio.fish.leave(one.seat)
  expect(await balance()).toBe(before - sums.bet + sums.win)
  expect(await moneyOf(owner, one.seat.memberId)).toEqual(real)
})

it('the count of returns knows what was shot for real money', async () => {
  await server.client().post('/api/dev/clock', { advance: 'PT2M' })
  await countReturnsJob.run({ services: server.process.services, now: clock.now() } as Parameters<typeof countReturnsJob.run>[0])
  const { games } = await returnsOf(studio, 'demo', clock.now())
  const shot = await oneOf(owner.kysely, sql<{ bet: bigint; win: bigint; count: bigint }>`SELECT sum(bet_amount)::bigint AS bet, sum(win_amount)::bigint AS win, count(*) FROM studio.fish_window WHERE NOT is_free`)
  expect(games.find(({ gameCode }) => gameCode === 'FISHHUNT')).toMatchObject({ kind: 'FISH', all: { rounds: shot.count, stakeAmount: shot.bet, payoutAmount: shot.win } })
})

it('half a percent of every bullet of real money went to the MINI pool, once; the window that brings it over wins it, once', async () => {
  const one = await gunner(server, studio, 'member06')
  const { memberId } = one.seat
  const pool = await poolOf(owner, 'MINI')
  const staked = async () => (await oneOf(owner.kysely, sql<{ bet: bigint }>`SELECT coalesce(sum(bet_amount), 0)::bigint AS bet FROM studio.fish_window WHERE NOT is_free AND state = 2`)).bet
  expect(await staked()).toBeGreaterThan(0n)
  expect(pool.contributed).toBe(await staked() * 5_000n)
  await run(owner.kysely, sql`UPDATE launch.jackpot_secret SET trigger_amount = ${pool.counter / 1_000_000n + 1n} WHERE merchant_id = 'demo' AND pool_code = 'MINI' AND instance_no = ${pool.instance_no}`)
  const { total: before } = await moneyOf(owner, memberId)
  const { room } = await studio.fish.enter(one.seat, 500)
  // The wallet settles the window, and its answer is lost.
  const dying = house.studioWith({ settlePlay: async (message) => { await studio.port.stacks!.settlePlay(message); return lost() } })
  const sums = await fire({ ...one, room, seenAtMs: clock.nowMs() }, 1, dying, 500)
  await expect(dying.fish.leave(one.seat)).rejects.toThrow('the line is lost')
  await sweep()
  await Promise.all([server.process.jobs.runNow('launch.keep-jackpots'), server.process.jobs.runNow('launch.keep-jackpots')])
  const wins = () => rowsOf(owner.kysely, sql<{ round_id: string; member_id: string; amount: bigint; stake: bigint; txn: bigint; paid: boolean }>`
    SELECT round_id, member_id, amount, stake_amount AS stake, bet_txn AS txn, paid_at IS NOT NULL AS paid FROM launch.jackpot_win WHERE game_code = 'FISHHUNT'`)
  await expect.poll(async () => (await wins()).map(({ paid }) => paid)).toEqual([true])
  const [win] = await wins()
  const [window] = await house.windowsOf(memberId)
  expect(win).toMatchObject({ round_id: window!.window_id, member_id: memberId, stake: 500n, amount: (pool.counter + 2_500_000n) / 1_000_000n })
  expect(await rowsOf(owner.kysely, sql<{ reference: string }>`SELECT reference FROM wallet.txn WHERE txn_id = ${win!.txn}`)).toEqual([{ reference: window!.window_id }])
  expect(await moneyOf(owner, memberId)).toMatchObject({ main: before - sums.bet + sums.win + Number(win!.amount), hold: 0 })
  expect(await poolOf(owner, 'MINI')).toMatchObject({ instance_no: pool.instance_no + 1, contributed: await staked() * 5_000n })
})

it('the books balance after all of it', async () => {
  await rollUp(owner)
  await sealTransfers(owner)
  expect((await runAudit(owner.kysely)).filter((proof) => !proof.ok)).toEqual([])
  const { stake, payout } = await oneOf(owner.kysely, sql<{ stake: number; payout: number }>`SELECT sum(stake_minor)::int AS stake, sum(round_payout_minor)::int AS payout FROM audit.bets WHERE game_code = 'FISHHUNT' AND currency = 'THB'`)
  const shot = await oneOf(owner.kysely, sql<{ bet: number; win: number }>`SELECT sum(s.bet_amount)::int AS bet, sum(s.win_amount)::int AS win FROM studio.fish_shot s JOIN studio.fish_window w USING (window_id) WHERE NOT w.is_free`)
  expect([stake, payout]).toEqual([shot.bet, shot.win])
})
