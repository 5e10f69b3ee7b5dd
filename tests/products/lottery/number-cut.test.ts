/** Bets on whole numbers cut off anywhere: money, lines and what stands on numbers go together, and once. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lotteryRider, type OnRiderStep, type RiderStep } from '../../../modules/lottery/orders/rider.ts'
import { cancelOwnOrder } from '../../../modules/lottery/orders/cancel.ts'
import { placeSlip } from '../../../modules/lottery/orders/place.ts'
import type { SettleStep } from '../../../modules/lottery/orders/settling/draw.ts'
import type { IssueKey } from '../../../modules/lottery/draws/door.ts'
import { balancesOf, openPoster, type Poster } from '../../../modules/wallet/index.ts'
import type { Refusal } from '../../../kernel/refusal.ts'
import { oneOf, run, sql } from '../../../platform/postgres.ts'
import { exposureFaults } from '../../support/lottery-exposure.ts'
import { dropConnections, stateOf, untilDone } from '../../support/lottery-cuts.ts'
import {
  freshKey,
  ledgerAgrees,
  lotteryFaults,
  openLotteryHouse,
  OPENING,
  type LotteryHouse,
} from '../../support/lottery.ts'
import { said } from '../../support/lottery-slips.ts'
import { gameOf, resultOf } from '../../support/number-bets.ts'

const MEMBERS = Array.from({ length: 10 }, (_, n) => `w${n}`)
const openings = new Map(MEMBERS.map((memberId) => [memberId, OPENING]))
let house: LotteryHouse
beforeAll(async () => {
  house = await openLotteryHouse()
  for (const memberId of MEMBERS) await house.member(memberId)
})
afterAll(() => house.shut())

/** A lottery of each kind with a bet type of its own. */
const games = [
  { gameCode: 'LAO', playCode: 'TOP2', numberOf: (n: number) => `1${n}` },
  { gameCode: 'FOURD_MAGNUM', playCode: 'FOURD_BIG', numberOf: (n: number) => `001${n}` },
  { gameCode: 'VN_HCMC', playCode: 'LO2', numberOf: (n: number) => `1${n}` },
] as const
type Played = (typeof games)[number]

const lineOf = ({ playCode, numberOf }: Played, n: number, unitAmount = 100) => ({
  playCode,
  selections: [[numberOf(n)]],
  unitAmount,
  multiple: 1,
})
const faults = async (): Promise<string[]> => [
  ...(await exposureFaults(house.database)),
  ...(await lotteryFaults(house.database, openings)),
]
const heldBy = (memberId: string) => balancesOf(house.database.kysely, memberId).then(({ main }) => main)
const standsOn = async ({ gameCode, numero }: IssueKey): Promise<bigint> =>
  (
    await oneOf(
      house.database.kysely,
      sql<{ stake: bigint }>`SELECT coalesce(sum(stake_amount), 0)::bigint AS stake FROM lottery.exposure
        WHERE game_code = ${gameCode} AND numero = ${numero}`,
    )
  ).stake

/** A process of its own, whose batches stop where `onStep` says. */
async function beside<T>(
  onStep: OnRiderStep,
  work: (poster: Poster) => Promise<T>,
  patience: { patienceMs?: number } = {},
): Promise<T> {
  const riders = [lotteryRider(onStep)]
  const poster = openPoster({ url: house.fresh.url, riders, batchSize: 4, onError: () => {}, ...patience })
  try {
    return await work(poster)
  } finally {
    await poster.close()
  }
}

/** A process that dies whenever its batch comes to a step. */
const dyingAt = <T>(step: RiderStep, work: (poster: Poster) => Promise<T>): Promise<T> =>
  beside((at) => (at === step ? Promise.reject(new Error('killed')) : undefined), work, { patienceMs: 0 })

describe.each(games)('$gameCode', (game) => {
  test.each(['reserved', 'judged', 'stored'] as const)(
    'a bet that is cut off when it is %s leaves no money, no line and nothing on its number',
    async (step) => {
      const issue = await house.issue(game.gameCode, { closesInS: 7_200 })
      const slip = { ...issue, lines: [lineOf(game, 1), lineOf(game, 2, 300)] }
      const [key, before] = [freshKey(), await heldBy('w0')]
      const place = (poster: Poster) =>
        placeSlip({ database: house.database, poster }, house.bettor('w0'), key, slip)
      await expect(dyingAt(step, place)).rejects.toThrow('COMMON_BUSY')
      expect([await heldBy('w0'), await standsOn(issue)]).toEqual([before, 0n])
      expect(await faults()).toEqual([])
      // Sent again under its key it is taken, and once.
      const { orderId, isRepeat } = await place(house.poster)
      expect(isRepeat).toBe(false)
      expect(await place(house.poster)).toMatchObject({ orderId, isRepeat: true })
      expect(await standsOn(issue)).toBe(400n)
      expect(await faults()).toEqual([])
    },
  )

  test.each(['reserved', 'judged', 'stored'] as const)(
    'a cancellation that is cut off when it is %s gives nothing back, and everything when it is asked again',
    async (step) => {
      const issue = await house.issue(game.gameCode, { closesInS: 7_200 })
      const memberId = await house.member(`${game.gameCode}-${step}`)
      openings.set(memberId, OPENING)
      const { orderId } = await house.place(memberId, { ...issue, lines: [lineOf(game, 1, 500)] })
      const stake = OPENING - (await heldBy(memberId))
      const cancel = (poster: Poster) =>
        cancelOwnOrder({ database: house.database, poster }, house.bettor(memberId), orderId)
      await expect(dyingAt(step, cancel)).rejects.toThrow('COMMON_BUSY')
      expect([await heldBy(memberId), await standsOn(issue)]).toEqual([OPENING - stake, 500n])
      expect(await faults()).toEqual([])
      await cancel(house.poster)
      expect(await cancel(house.poster)).toMatchObject({ isRepeat: true })
      expect([await heldBy(memberId), await standsOn(issue)]).toEqual([OPENING, 0n])
      expect(await faults()).toEqual([])
    },
  )

  test('a settlement killed at every step is finished once, and so is each correction', async () => {
    const issue = await house.issue(game.gameCode)
    await Promise.all(
      MEMBERS.map((memberId, n) =>
        house.place(memberId, { ...issue, lines: [lineOf(game, n % 4), lineOf(game, 7, 200)] }),
      ),
    )
    const results = fc.sample(resultOf(gameOf(game.gameCode), issue.numero, 1), { numRuns: 6, seed: 17 })
    for (const result of new Set(results)) {
      await house.draw(issue, result)
      let isDone = false
      let kills = 0
      for (let kill = 0; !isDone; kill++) {
        let steps = 0
        const cut = () => (steps++ === kill % 6 ? Promise.reject(new Error('killed')) : undefined)
        isDone = await house.settle(issue, { chunk: 2, onStep: cut }).then(
          () => true,
          () => false,
        )
        if (!isDone) kills++
      }
      expect(kills).toBeGreaterThan(3)
      expect(await stateOf(house, issue)).toBe('SETTLED')
      expect(await faults()).toEqual([])
    }
    await ledgerAgrees(house.database)
  })

  test('a refund killed at every chunk returns every stake once', async () => {
    const issue = await house.issue(game.gameCode)
    const before = await Promise.all(MEMBERS.map(heldBy))
    for (const [n, memberId] of MEMBERS.entries())
      await house.place(memberId, { ...issue, lines: [lineOf(game, n % 3, 100 * (n + 1))] })
    await house.makeVoid(issue)
    let kills = 0
    const cut = () => (kills++ < 5 ? Promise.reject(new Error('killed')) : undefined)
    await untilDone(() => house.refund(issue, { chunk: 2, onStep: cut }))
    expect(kills).toBeGreaterThanOrEqual(5)
    expect(await Promise.all(MEMBERS.map(heldBy))).toEqual(before)
    expect(await standsOn(issue)).toBe(0n)
    expect(await faults()).toEqual([])
  })
})

test('two processes sell the same numbers and settle, and connections are cut meanwhile: once each', async () => {
  const most = 3_000_000n
  await house.terms({ maxPayoutPerNumber: most }, ['LAO', 'VN_HCMC'])
  const order = fc.record({
    member: fc.nat(MEMBERS.length - 1),
    number: fc.nat(2),
    unitAmount: fc.integer({ min: 100, max: 9_000 }),
    isCancelled: fc.nat(3).map((n) => n === 0),
  })
  const step = fc.constantFrom<RiderStep | SettleStep>(
    'reserved',
    'judged',
    'stored',
    'won',
    'shared',
    'held',
    'paid',
  )
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(games[0], games[2]),
      fc.array(order, { minLength: 1, maxLength: 30 }),
      fc.array(step, { maxLength: 6 }),
      fc.nat(3),
      async (game, orders, cuts, draws) => {
        const { database } = house
        const issue = await house.issue(game.gameCode, { closesInS: 7_200 })
        const left = [...cuts]
        const cutOff = async (at: RiderStep | SettleStep) => {
          const place = left.indexOf(at)
          if (place < 0) return
          left.splice(place, 1)
          await dropConnections(house)
        }
        await beside(cutOff, (weak) =>
          Promise.all(
            orders.map(async ({ member, number, unitAmount, isCancelled }, n) => {
              const parts = { database, poster: n % 2 ? weak : house.poster }
              const bettor = house.bettor(MEMBERS[member]!)
              const slip = { ...issue, lines: [lineOf(game, number, unitAmount)] }
              const placed = await placeSlip(parts, bettor, freshKey(), slip).catch(
                (error: Refusal) => error.code,
              )
              if (typeof placed === 'string') expect(placed).toMatch(/^LOTTERY_(ODDS|NUMBER)_/)
              else if (isCancelled) await said(cancelOwnOrder(parts, bettor, placed.orderId))
            }),
          ),
        )
        expect(await faults()).toEqual([])
        const { largest } = await oneOf(
          database.kysely,
          sql<{
            largest: bigint
          }>`SELECT coalesce(max(exposure_amount), 0)::bigint AS largest FROM lottery.exposure
            WHERE game_code = ${issue.gameCode} AND numero = ${issue.numero}`,
        )
        expect(largest).toBeLessThanOrEqual(most)
        const results = fc.sample(resultOf(gameOf(game.gameCode), issue.numero, 1), draws)
        for (const result of new Set(results)) {
          await house.draw(issue, result)
          await Promise.all([
            untilDone(() => house.settle(issue, { chunk: 2, onStep: cutOff })),
            untilDone(() => house.settle(issue, { chunk: 3 })),
          ])
          await untilDone(() => house.settle(issue))
          expect(await stateOf(house, issue)).toBe('SETTLED')
        }
        expect(await faults()).toEqual([])
      },
    ),
    { numRuns: 15 },
  )
  await ledgerAgrees(house.database)
}, 120_000)

test('bets and cancellations at the moment of the close are whole or refused by name, batches that were cut as well', async () => {
  const issue = await house.issue('VN_SOUTH_60', { closesInS: 60 })
  const game = games[2]
  const slipOf = (n: number) => ({ ...issue, lines: [lineOf(game, n % 5, 100 + n)] })
  const early = await Promise.all(
    MEMBERS.map((memberId, n) => house.place(memberId, slipOf(n)).then(({ orderId }) => orderId)),
  )
  let batches = 0
  // The third batch was judged in time and is taken; the next one is cut off and judged again too late.
  const passTheClose = async (step: RiderStep) => {
    if (step === 'judged' && ++batches === 3)
      await run(house.owner.kysely, sql`UPDATE app.clock SET offset_ms = offset_ms + 61_000`)
    if (step === 'stored' && batches === 3) await dropConnections(house)
  }
  const keys = Array.from({ length: 40 }, freshKey)
  const { database } = house
  const [bets, backs] = await beside(passTheClose, async (poster) => [
    await Promise.all(
      keys.map((key, n) =>
        said(placeSlip({ database, poster }, house.bettor(MEMBERS[n % 10]!), key, slipOf(n))),
      ),
    ),
    await Promise.all(
      early.map((orderId, n) =>
        said(cancelOwnOrder({ database, poster }, house.bettor(MEMBERS[n]!), orderId)),
      ),
    ),
  ])
  expect(new Set(bets)).toEqual(new Set(['OK', 'LOTTERY_CLOSED']))
  expect(new Set(backs)).toEqual(new Set(['LOTTERY_CANCEL_CLOSED']))
  const { late } = await oneOf(
    database.kysely,
    sql<{
      late: number
    }>`SELECT count(*)::int AS late FROM lottery.orders o JOIN lottery.issue i USING (game_code, numero)
      WHERE o.numero = ${issue.numero} AND o.game_code = ${issue.gameCode} AND o.placed_at >= i.closes_at`,
  )
  expect(late).toBe(0)
  // Whoever did not hear the answer asks again: what was taken is answered so, the rest is too late.
  const again = await Promise.all(keys.map((key, n) => said(house.place(MEMBERS[n % 10]!, slipOf(n), key))))
  expect(again).toEqual(bets)
  expect(await faults()).toEqual([])
  await house.draw(issue, fc.sample(resultOf(gameOf('VN_SOUTH_60'), issue.numero, 1), 1)[0]!)
  await house.settle(issue)
  expect(await faults()).toEqual([])
  await ledgerAgrees(house.database)
})
