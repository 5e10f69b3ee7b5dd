/** What stands open in a house: each bet once, and the worst market of each match. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readOpenTotals } from '../../../contract/operator/sportsbook/read-open-totals.ts'
import { demoMemberId } from '../../../db/seeds/identity.ts'
import { openDatabase, run, sql, type Database } from '../../../platform/postgres.ts'
import { openCashierHouse, type Caller, type CashierHouse } from '../../support/cashier.ts'
import { openTradedFixture, takenBet, type TradedFixture } from '../../support/trading.ts'

let house: CashierHouse
let owner: Database
let trader: Caller
beforeAll(async () => {
  house = await openCashierHouse()
  owner = openDatabase({ url: house.server.ownerUrl, role: null, max: 2 })
  trader = await house.operator('trader', ['sports.view'])
})
afterAll(async () => {
  await owner.close()
  await house.close()
})

const totals = async (query: Record<string, string> = {}) =>
  (await trader.call(readOpenTotals, { query })).value
const leg = ({ fixtureId, marketIds }: TradedFixture, code: string, price: number) => ({
  fixtureId,
  marketId: marketIds[1]!,
  code,
  price,
})
const bet = (stake: bigint, ...legs: ReturnType<typeof leg>[]) =>
  takenBet(owner, { memberId: demoMemberId(1), stake, legs })

test('a parlay is staked once, and what was cashed out, settled or is another house’s is not open', async () => {
  expect(await totals()).toEqual({
    matchCount: 0,
    betCount: 0,
    openStakeAmount: 0,
    worstAmount: 0,
    currency: 'THB',
  })
  const [one, two] = [await openTradedFixture(owner), await openTradedFixture(owner)]
  await bet(100_000n, leg(one, 'HOME', 20_000))
  await bet(50_000n, leg(one, 'HOME', 20_000), leg(two, 'AWAY', 20_000))
  const open = { matchCount: 2, betCount: 2, openStakeAmount: 150_000 }
  // Of the first match 200,000 and 200,000 against 150,000 staked; of the second 200,000 against 50,000.
  expect(await totals()).toMatchObject({ ...open, worstAmount: -250_000 - 150_000 })
  const gone = await bet(7_000n, leg(two, 'HOME', 20_000))
  const change = (set: ReturnType<typeof sql>) =>
    run(owner.kysely, sql`UPDATE sports.bet SET ${set} WHERE bet_id = ${gone}`)
  expect((await totals()).openStakeAmount).toBe(157_000)
  await change(sql`cashed_stake = 3_000`)
  expect((await totals()).openStakeAmount).toBe(154_000)
  await change(sql`merchant_id = 'another-house'`)
  expect(await totals()).toMatchObject(open)
  await change(
    sql`merchant_id = (SELECT merchant_id FROM identity.account WHERE account_id = member_id), state = 'SETTLED'`,
  )
  expect(await totals()).toMatchObject(open)
})

test('of one sport only its matches are counted', async () => {
  const { betCount } = await totals({ sportCode: 'FOOTBALL' })
  expect(betCount).toBe((await totals()).betCount)
  expect(await totals({ sportCode: 'BASKETBALL' })).toMatchObject({
    matchCount: 0,
    betCount: 0,
    openStakeAmount: 0,
    worstAmount: 0,
  })
  expect((await trader.call(readOpenTotals, { query: { sportCode: 'CHESS' } })).code).toBe('REQUEST_INVALID')
})
