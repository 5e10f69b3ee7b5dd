/** Cash-outs that are refused, each with what holds now (domain/sportsbook.md §8). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../../platform/postgres.ts'
import { at, cashOutsOf, type OpenBet } from '../../support/cash-outs.ts'
import { said, SportsHouse } from '../../support/sports.ts'

let house: SportsHouse
beforeAll(async () => {
  house = await SportsHouse.open()
})
afterAll(() => house.shut())
const { newMember, openBet, quote, take, wait } = cashOutsOf(() => house)
const refusals: readonly (readonly [
  name: string,
  says: string,
  work: (open: OpenBet, quoteId: string) => Promise<unknown>,
])[] = [
  [
    'a quote that ran out',
    'SPORT_CASH_OUT_EXPIRED ฿1,472.50',
    (open, quoteId) => take(open, { quoteId, percent: 100, amount: 147_250n }, at(5_001)),
  ],
  [
    'more than was quoted',
    'SPORT_CASH_OUT_EXPIRED ฿1,472.50',
    (open, quoteId) => take(open, { quoteId, percent: 100, amount: 147_251n }),
  ],
  [
    'a quote that nobody gave',
    'SPORT_CASH_OUT_EXPIRED ฿736.25',
    (open) => take(open, { quoteId: 'abc.def.0123', percent: 50, amount: 73_625n }),
  ],
  [
    'a quote of another bet',
    'SPORT_CASH_OUT_EXPIRED ฿1,472.50',
    async (open) => {
      const { quoteId } = await quote(await openBet())
      return take(open, { quoteId, percent: 100, amount: 147_250n })
    },
  ],
  [
    'a quote from before a part was cashed out',
    'SPORT_CASH_OUT_EXPIRED ฿736.25',
    async (open, quoteId) => {
      await take(open, { quoteId, percent: 50, amount: 73_625n })
      return take(open, { quoteId, percent: 100, amount: 147_250n })
    },
  ],
  [
    'nine hundredths',
    'SPORT_CASH_OUT_FRACTION 10 90',
    (open, quoteId) => wait(open, { quoteId, percent: 9, amount: 1n }),
  ],
  [
    'ninety-one hundredths',
    'SPORT_CASH_OUT_FRACTION 10 90',
    (open, quoteId) => wait(open, { quoteId, percent: 91, amount: 1n }),
  ],
  [
    'a bet of somebody else',
    'SPORT_BET_UNKNOWN',
    async (open, quoteId) =>
      take({ ...open, memberId: await newMember() }, { quoteId, percent: 100, amount: 1n }),
  ],
  [
    'a suspended market',
    'SPORT_CASH_OUT_CLOSED',
    async (open, quoteId) => {
      await house.change(sql`UPDATE sports.market SET state = 'SUSPENDED' WHERE market_no = ${open.marketNo}`)
      return take(open, { quoteId, percent: 100, amount: 1n })
    },
  ],
  [
    'a match whose time has come',
    'SPORT_CASH_OUT_CLOSED',
    async (open) => {
      await house.change(
        sql`UPDATE sports.fixture SET start_at = app.now() WHERE fixture_id = ${open.fixtureId}`,
      )
      return quote(open)
    },
  ],
  [
    'a settled bet',
    'SPORT_CASH_OUT_DONE',
    async (open, quoteId) => {
      await house.settle(open.bet, 0n)
      return take(open, { quoteId, percent: 100, amount: 1n })
    },
  ],
]

describe('no cash-out', () => {
  test.each(refusals)('%s: %s', async (_, says, work) => {
    const open = await openBet()
    const { quoteId } = await quote(open)
    expect(await said(work(open, quoteId))).toBe(says)
    expect(await house.faults()).toEqual([])
  })
})
