/** The list of a member's bets: those cashed out, those that were returned, and those on one match. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cashOut } from '../../../contract/player/sportsbook/cash-out.ts'
import {
  type BetTab,
  listSportBets,
  type EndedKind,
} from '../../../contract/player/sportsbook/list-sport-bets.ts'
import { placeSportBet } from '../../../contract/player/sportsbook/place-bet.ts'
import { quoteCashOut } from '../../../contract/player/sportsbook/quote-cash-out.ts'
import { setGameGuards } from '../../../modules/wallet/index.ts'
import { openDatabase, run, sql, type Database } from '../../../platform/postgres.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../support/cashier.ts'
import { TestBook } from '../../support/test-book.ts'

let house: CashierHouse
let owner: Database
let book: TestBook
let player: Player
beforeAll(async () => {
  house = await openCashierHouse()
  owner = openDatabase({ url: house.server.ownerUrl, role: null, max: 2 })
  book = new TestBook(owner)
  await house.server.process.database.transaction((tx) =>
    setGameGuards(tx, [{ vendor: 'TCG_SPORT', gameCode: 'SPORT-FOOTBALL', product: 'SPORTS', isOpen: true }]),
  )
  player = await house.player(1)
  await player.deposit(500_000)
  await house.settle()
})
afterAll(async () => {
  await owner.close()
  await house.close()
})

const newMatch = () => book.match({}, { chances: [1, 2, 3].map(() => [600_000, 0, 0, 0]) })
const bet = async (): Promise<string> => betOn((await newMatch()).marketNo)
async function betOn(...marketNos: readonly bigint[]): Promise<string> {
  const { value } = await player.call(placeSportBet, {
    body: {
      kind: marketNos.length === 1 ? 'SINGLE' : 'PARLAY',
      legs: marketNos.map((no) => ({ marketId: String(no), code: '1', line: null, price: 20_000 })),
      stakeAmount: 10_000,
      acceptChange: 'NONE',
      oddsFormat: 'DECIMAL',
    },
  })
  return value.betId
}
/** Half of it, or all of it. */
async function sell(betId: string, percent: number): Promise<void> {
  const params = { betId }
  const { quoteId, offerAmount } = (await player.call(quoteCashOut, { params })).value
  const body = { quoteId, percent, amount: (offerAmount * percent) / 100 }
  expect((await player.call(cashOut, { params, body })).status).toBe(200)
}
const settle = (betId: string, result: string, payout: number) =>
  run(
    owner.kysely,
    sql`UPDATE sports.bet SET state = 'SETTLED', result = ${result}, payout = cashed_amount + ${payout},
      settled_at = app.now() WHERE bet_id = ${betId}`,
  )
const listed = async (tab: 'OPEN' | 'SETTLED', only?: EndedKind) => {
  const { value } = await player.call(listSportBets, { query: { tab, ...(only ? { only } : {}) } })
  expect(value.totalCount).toBe(value.list.length)
  return { bets: value.list.map(({ betId }) => betId), ended: value.ended }
}

test('bets that were sold, in part too, and bets whose stake came back are found by themselves', async () => {
  const [open, lost, sold, halfSold, back] = [await bet(), await bet(), await bet(), await bet(), await bet()]
  await sell(sold, 100)
  await sell(halfSold, 50)
  await settle(halfSold, 'LOST', 0)
  await settle(lost, 'LOST', 0)
  await settle(back, 'VOID', 10_000)
  expect((await listed('SETTLED')).bets).toEqual([back, halfSold, sold, lost])
  expect(await listed('SETTLED', 'CASHED_OUT')).toEqual({
    bets: [halfSold, sold],
    ended: { count: 2, stakeAmount: 20_000, payoutAmount: 11_400 + 5_700 },
  })
  expect(await listed('SETTLED', 'RETURNED')).toEqual({
    bets: [back],
    ended: { count: 1, stakeAmount: 10_000, payoutAmount: 10_000 },
  })
  expect((await listed('OPEN', 'RETURNED')).bets).toEqual([open])
})

test('a bet of which a part was sold says what that paid and what the rest may return', async () => {
  const [whole, half] = [await bet(), await bet()]
  await sell(half, 50)
  const { value } = await player.call(listSportBets, { query: { tab: 'OPEN' } })
  const shown = (betId: string) => value.list.find((one) => one.betId === betId)
  expect(shown(whole)).toMatchObject({ stakeAmount: 10_000, cashedAmount: 0, potentialAmount: 20_000 })
  expect(shown(half)).toMatchObject({
    stakeAmount: 10_000,
    cashedStakeAmount: 5_000,
    cashedAmount: 5_700,
    potentialAmount: 5_700 + 10_000,
  })
})

test('bets on one match are found whatever became of them, parlays with a leg on it among them', async () => {
  const [match, other] = [await newMatch(), await newMatch()]
  const single = await betOn(match.marketNo)
  const parlay = await betOn(other.marketNo, match.marketNo)
  const elsewhere = await betOn(other.marketNo)
  await settle(single, 'LOST', 0)
  const on = async (tab: BetTab, fixtureId: string) => {
    const { value } = await player.call(listSportBets, { query: { tab, fixtureId } })
    return value.list.map(({ betId }) => betId)
  }
  expect(await on('ALL', match.fixtureId)).toEqual([parlay, single])
  expect(await on('OPEN', match.fixtureId)).toEqual([parlay])
  expect(await on('SETTLED', match.fixtureId)).toEqual([single])
  expect(await on('ALL', other.fixtureId)).toEqual([elsewhere, parlay])
  expect(await on('ALL', 'TEST-none')).toEqual([])
  const stranger = await house.player(2)
  const { value } = await stranger.call(listSportBets, { query: { tab: 'ALL', fixtureId: match.fixtureId } })
  expect(value.totalCount).toBe(0)
})
