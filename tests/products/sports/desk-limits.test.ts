/** The limits that traders read are those by which bets are judged (domain/sportsbook.md §6). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSportLimits } from '../../../contract/operator/sportsbook/read-sport-limits.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { slipSettings } from '../../../modules/sportsbook/slips/settings.ts'
import { slipLimitsOf } from '../../../modules/sportsbook/slips/terms.ts'
import { setSetting } from '../../../modules/system/index.ts'
import { openCashierHouse, type Caller, type CashierHouse } from '../../support/cashier.ts'

let house: CashierHouse
let trader: Caller
beforeAll(async () => {
  house = await openCashierHouse()
  trader = await house.operator('trader', ['sports.view'])
})
afterAll(() => house.close())

const read = async () => (await trader.call(readSportLimits)).value

test('a new house has those of the domain’s table, and says how long live bets wait', async () => {
  const { tiers, parlay, liveDelays, ...whole } = await read()
  expect(tiers).toEqual([
    { tier: 'A', maxStakeAmount: 20_000_000, maxPayoutAmount: 100_000_000, maxFixtureAmount: 40_000_000 },
    { tier: 'B', maxStakeAmount: 5_000_000, maxPayoutAmount: 50_000_000, maxFixtureAmount: 10_000_000 },
    { tier: 'C', maxStakeAmount: 1_000_000, maxPayoutAmount: 10_000_000, maxFixtureAmount: 2_000_000 },
  ])
  expect(parlay).toEqual({ maxStakeAmount: 2_000_000, maxPayoutAmount: 100_000_000, maxPrice: 5_000 })
  expect(whole).toEqual({
    currency: 'THB',
    minStakeAmount: 2_000,
    maxPayoutDayAmount: 300_000_000,
    maxExposureAmount: 200_000_000,
  })
  expect(liveDelays.slice(0, 2)).toEqual([
    { sportCode: 'FOOTBALL', seconds: 5 },
    { sportCode: 'BASKETBALL', seconds: 3 },
  ])
})

test('what the house sets is read at once, as bets read it', async () => {
  await house.transaction(async (tx) => {
    await setSetting(tx, DEMO_MERCHANT, slipSettings.maxStakeB, 1_234_500n)
    await setSetting(tx, DEMO_MERCHANT, slipSettings.maxParlayPrice, 900)
  })
  const { tiers, parlay } = await read()
  expect([tiers[1]?.maxStakeAmount, parlay.maxPrice]).toEqual([1_234_500, 900])
  const judged = await house.transaction((tx) => slipLimitsOf(tx, DEMO_MERCHANT))
  expect([judged.tiers.B.maxStake, judged.maxParlayPriceE4]).toEqual([1_234_500n, 9_000_000n])
})
