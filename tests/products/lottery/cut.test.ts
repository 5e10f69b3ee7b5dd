/** Cut off anywhere: bets in mid-batch, a settlement at every chunk, its correction, rebates and refunds. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lotteryRider, type RiderStep } from '../../../modules/lottery/orders/rider.ts'
import { placeSlip } from '../../../modules/lottery/orders/place.ts'
import { cancelOwnOrder } from '../../../modules/lottery/orders/cancel.ts'
import type { SettleStep } from '../../../modules/lottery/orders/settling/draw.ts'
import { openPoster } from '../../../modules/wallet/index.ts'
import { oneOf, sql } from '../../../platform/postgres.ts'
import { dropConnections, stateOf, untilDone } from '../../support/lottery-cuts.ts'
import {
  freshKey,
  ledgerAgrees,
  lotteryFaults,
  openLotteryHouse,
  OPENING,
  type LotteryHouse,
} from '../../support/lottery.ts'

const MEMBERS = Array.from({ length: 10 }, (_, n) => `c${n}`)
const openings = new Map(MEMBERS.map((memberId) => [memberId, OPENING]))
let house: LotteryHouse
beforeAll(async () => {
  house = await openLotteryHouse()
  for (const memberId of MEMBERS) await house.member(memberId, { memberG: 1_960 })
})
afterAll(() => house.shut())

const faults = () => lotteryFaults(house.database, openings)
const line = (digit: number, unitAmount: number) => ({
  playCode: 'SSC_POSITION',
  selections: [[], [], [], [], [String(digit)]],
  unitAmount,
  multiple: 3,
})
test('a settlement killed at every one of its steps is finished once, and so is its correction', async () => {
  const issue = await house.issue('SSC60')
  await Promise.all(
    MEMBERS.map((memberId, n) =>
      house.place(memberId, { ...issue, betG: 1_900, lines: [line(n % 3, 100), line(7, 50)] }),
    ),
  )
  for (const [result, least] of [
    ['00001', 9],
    ['00002', 9],
    ['00007', 9],
  ] as const) {
    await house.draw(issue, result)
    let seen = 0
    for (let kill = 0; ; kill++) {
      let steps = 0
      const cutAt = (limit: number) => () =>
        steps++ === limit ? Promise.reject(new Error('killed')) : undefined
      const isDone = await house.settle(issue, { chunk: 2, onStep: cutAt(kill % 7) }).then(
        () => true,
        () => false,
      )
      seen += steps
      if (isDone) break
    }
    expect(seen).toBeGreaterThan(least)
    expect(await stateOf(house, issue)).toBe('SETTLED')
    expect(await faults()).toEqual([])
  }
  await ledgerAgrees(house.database)
})

test('two processes take bets and settle, and connections are cut in the middle of each: once each', async () => {
  const order = fc.record({
    member: fc.nat(MEMBERS.length - 1),
    digit: fc.nat(9),
    unitAmount: fc.constantFrom(50, 100, 200),
    betG: fc.constantFrom(1_800, 1_900, 1_960),
    isCancelled: fc.nat(5).map((n) => n === 0),
  })
  const step = fc.constantFrom<RiderStep | SettleStep>(
    'judged',
    'stored',
    'won',
    'shared',
    'held',
    'paid',
    'credited',
    'returned',
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(order, { minLength: 1, maxLength: 30 }),
      fc.array(fc.nat(9), { maxLength: 3 }),
      fc.array(step, { maxLength: 5 }),
      fc.integer({ min: 1, max: 6 }),
      async (orders, digits, cuts, chunk) => {
        const issue = await house.issue('SSC60')
        const left = [...cuts]
        const cutOff = async (at: RiderStep | SettleStep) => {
          const place = left.indexOf(at)
          if (place < 0) return
          left.splice(place, 1)
          await dropConnections(house)
        }
        const weak = openPoster({ url: house.fresh.url, riders: [lotteryRider(cutOff)], batchSize: 8 })
        const { database } = house
        const placed = await Promise.all(
          orders.map(({ member, digit, unitAmount, betG }, n) =>
            placeSlip(
              { database, poster: n % 2 ? weak : house.poster },
              house.bettor(MEMBERS[member]!),
              freshKey(),
              { ...issue, betG, lines: [line(digit, unitAmount)] },
            ),
          ),
        )
        await Promise.all(
          placed
            .filter((_, n) => orders[n]!.isCancelled)
            .map(({ orderId }) =>
              cancelOwnOrder(
                { database, poster: weak },
                house.bettor(MEMBERS[orders[placed.findIndex((one) => one.orderId === orderId)]!.member]!),
                orderId,
              ),
            ),
        )
        if (digits.length === 0) {
          await house.makeVoid(issue)
          await untilDone(() => house.refund(issue, { chunk, poster: weak, onStep: cutOff }))
        }
        for (const digit of digits) {
          await house.draw(issue, `0000${digit}`)
          await Promise.all([
            untilDone(() => house.settle(issue, { chunk, onStep: cutOff })),
            untilDone(() => house.settle(issue, { chunk: 4 })),
          ])
          await untilDone(() => house.settle(issue))
          expect(await stateOf(house, issue)).toBe('SETTLED')
        }
        await weak.close()
        expect(await faults()).toEqual([])
      },
    ),
    { numRuns: 20 },
  )
  await ledgerAgrees(house.database)
}, 120_000)

test('a bet and its row are one transaction of the database', async () => {
  const { together } = await oneOf(
    house.database.kysely,
    sql<{ together: boolean }>`
    SELECT bool_and(l.xmin = t.xmin) AS together FROM lottery.orders o
    JOIN lottery.line l ON l.order_id = o.order_id JOIN wallet.transfer t ON t.id = o.wallet_txn::bigint`,
  )
  expect(together).toBe(true)
})
