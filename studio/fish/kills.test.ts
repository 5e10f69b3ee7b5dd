/**
 * Guns that are interrupted between every two steps, play money, limits: the same money as if nothing had
 * happened.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { clock } from '../../kernel/clock.ts'
import { rollUp, runAudit, sealTransfers } from '../../modules/wallet/index.ts'
import { oneOf, sql, type Database } from '../../platform/postgres.ts'
import { gunner, moneyOf, openSeaHouse, type SeaHouse } from '../../tests/support/fish.ts'
import { lost } from '../../tests/support/hands.ts'
import type { TestServer } from '../../tests/support/server.ts'
import { returnsOf, type Studio } from '../index.ts'
import { countReturnsJob } from '../returns/jobs/count-returns.ts'
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

/** Before: the message never arrives. After: the wallet executes it, and its answer is lost. */
const cuts = (['take', 'settlePlay', 'giveBack'] as const).flatMap((call) =>
  [false, true].map((isDone) => ({
    call,
    isDone,
    name: `${call} ${isDone ? 'after' : 'before'} the wallet did it`,
  })),
)

describe.each(cuts)('interrupted in $name', ({ call, isDone }) => {
  it('the sweep finishes it with the same money', async () => {
    const one = await gunner(server, studio, 'member01')
    const { memberId } = one.seat
    const { total: before } = await moneyOf(owner, memberId)
    const dying = house.studioWith({
      [call]: async (message: never) => {
        if (isDone) await (studio.port.stacks[call] as (message: never) => Promise<unknown>)(message)
        return lost()
      },
    })
    const known = (await house.windowsOf(memberId)).length
    let sums = { bet: 0, win: 0 }
    if (call === 'take') {
      await expect(dying.fish.enter(one.seat, 100)).rejects.toThrow('the line is lost')
      expect((await moneyOf(owner, memberId)).hold).toBe(isDone ? 6_000 : 0)
      await sweep()
      expect(await stateOf(house, memberId)).toBe(isDone ? 'SEATED' : 'DROPPED')
      const { room } = await studio.fish.enter(one.seat, 100)
      sums = await fire(house, { ...one, room, seenAtMs: clock.nowMs() }, 2)
    } else {
      const { room } = await studio.fish.enter(one.seat, 100)
      sums = await fire(house, { ...one, room, seenAtMs: clock.nowMs() }, 3, dying)
      await expect(dying.fish.leave(one.seat)).rejects.toThrow('the line is lost')
      expect(await stateOf(house, memberId)).toBe('LEAVING')
    }
    await sweep()
    if (call === 'take') await studio.fish.leave(one.seat)
    await sweep()
    expect(await stateOf(house, memberId)).toBe('LEFT')
    expect(await moneyOf(owner, memberId)).toEqual({
      main: before - sums.bet + sums.win,
      hold: 0,
      total: before - sums.bet + sums.win,
    })
    const windows = (await house.windowsOf(memberId)).slice(known)
    expect(windows.map(({ state }) => state)).toEqual(windows.map(() => 2))
    expect(windows.reduce((sum, { bet }) => sum + bet, 0)).toBe(sums.bet)
    for (const { window_id: roundId, bet, win } of windows)
      expect(await studio.port.round({ roundId })).toMatchObject({
        state: 'CLOSED',
        betAmount: bet,
        winAmount: win,
      })
  })
})

it('a process that dies with open windows leaves them to the others', async () => {
  const one = await gunner(server, studio, 'member02')
  const { total: before } = await moneyOf(owner, one.seat.memberId)
  const dying = house.studioWith({})
  const { room } = await dying.fish.enter(one.seat, 100)
  const at = { ...one, room, seenAtMs: clock.nowMs() }
  let sums = await fire(house, at, 2, dying)
  await house.closeOpened()
  await sweep('PT6S')
  expect((await house.windowsOf(one.seat.memberId)).map(({ state }) => state)).toEqual([2])
  expect((await moneyOf(owner, one.seat.memberId)).total).toBe(before - sums.bet + sums.win)
  // The member still has the gun; a reload finds it, and two minutes without a shot free it.
  const again = await fire(house, at, 1)
  sums = { bet: sums.bet + again.bet, win: sums.win + again.win }
  await sweep('PT125S')
  await sweep()
  expect(await moneyOf(owner, one.seat.memberId)).toMatchObject({
    main: before - sums.bet + sums.win,
    hold: 0,
  })
})

it('many settle, shoot and leave the same gun at once: every satang once', async () => {
  const one = await gunner(server, studio, 'member03')
  const { total: before } = await moneyOf(owner, one.seat.memberId)
  const rooms = await Promise.all(
    [studio, house.studioWith({}), studio].map((each) => each.fish.enter(one.seat, 100)),
  )
  expect(new Set(rooms.map(({ room }) => room.roomId)).size).toBe(1)
  const at = { ...one, room: rooms[0]!.room, seenAtMs: clock.nowMs() }
  const sums = await fire(house, at, 4)
  await server.client().post('/api/dev/clock', { advance: 'PT6S' })
  const other = house.studioWith({})
  await Promise.all([
    studio.fish.clock.runDue(),
    other.fish.clock.runDue(),
    studio.fish.leave(one.seat),
    other.fish.leave(one.seat),
  ])
  await sweep()
  expect(await moneyOf(owner, one.seat.memberId)).toEqual({
    main: before - sums.bet + sums.win,
    hold: 0,
    total: before - sums.bet + sums.win,
  })
})

it('play money is settled like any other, and nothing real moves', async () => {
  const one = await gunner(server, studio, 'member05', true)
  const real = await moneyOf(owner, one.seat.memberId)
  const balance = async () =>
    (await studio.port.balance({ memberId: one.seat.memberId, sessionToken: one.seat.walletToken }))
      .balanceAmount!
  const before = await balance()
  const { room, mine, currency } = await studio.fish.enter(one.seat, 100)
  expect([currency, mine.creditAmount, mine.lockedAmount]).toEqual(['TRIAL', before, 0])
  const sums = await fire(house, { ...one, room, seenAtMs: clock.nowMs() }, 3)
  await studio.fish.leave(one.seat)
  expect(await balance()).toBe(before - sums.bet + sums.win)
  expect(await moneyOf(owner, one.seat.memberId)).toEqual(real)
})

it('the measured return includes what was shot for real money', async () => {
  await server.client().post('/api/dev/clock', { advance: 'PT2M' })
  await countReturnsJob.run({ services: server.process.services, now: clock.now() } as Parameters<
    typeof countReturnsJob.run
  >[0])
  const { games } = await returnsOf(studio, 'demo', clock.now())
  const shot = await oneOf(
    owner.kysely,
    sql<{
      bet: bigint
      win: bigint
      count: bigint
    }>`SELECT sum(bet_amount)::bigint AS bet, sum(win_amount)::bigint AS win, count(*) FROM studio.fish_window WHERE NOT is_free`,
  )
  expect(games.find(({ gameCode }) => gameCode === 'FISHHUNT')).toMatchObject({
    kind: 'FISH',
    all: { rounds: shot.count, stakeAmount: shot.bet, payoutAmount: shot.win },
  })
})

it('the ledger balances after all of it', async () => {
  await rollUp(owner)
  await sealTransfers(owner)
  expect((await runAudit(owner.kysely)).filter((proof) => !proof.ok)).toEqual([])
  const { stake, payout } = await oneOf(
    owner.kysely,
    sql<{
      stake: number
      payout: number
    }>`SELECT sum(stake_minor)::int AS stake, sum(round_payout_minor)::int AS payout FROM audit.bets WHERE game_code = 'FISHHUNT' AND currency = 'THB'`,
  )
  const shot = await oneOf(
    owner.kysely,
    sql<{
      bet: number
      win: number
    }>`SELECT sum(s.bet_amount)::int AS bet, sum(s.win_amount)::int AS win FROM studio.fish_shot s JOIN studio.fish_window w USING (window_id) WHERE NOT w.is_free`,
  )
  expect([stake, payout]).toEqual([shot.bet, shot.win])
})
