/** Whatever is suspended takes no bets in the house of the desk, and only there. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changePrices } from '../../../contract/operator/sportsbook/change-prices.ts'
import { changeSuspension } from '../../../contract/operator/sportsbook/change-suspension.ts'
import { closeMarket } from '../../../contract/operator/sportsbook/close-market.ts'
import { listSuspensions } from '../../../contract/operator/sportsbook/list-suspensions.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { marketsNow } from '../../../modules/sportsbook/book/door.ts'
import { openDatabase, rowsOf, sql, type Database } from '../../../platform/postgres.ts'
import { openCashierHouse, type Caller, type CashierHouse } from '../../support/cashier.ts'
import { openTradedFixture, winner, type TradedFixture } from '../../support/trading.ts'

const OTHER_HOUSE = 'another-house'
let house: CashierHouse
let owner: Database
let trader: Caller
let match: TradedFixture

beforeAll(async () => {
  house = await openCashierHouse()
  owner = openDatabase({ url: house.server.ownerUrl, role: null, max: 3 })
  trader = await house.operator('trader', ['sports.view', 'sports.trade'])
})
afterAll(async () => {
  await owner.close()
  await house.close()
})
beforeEach(async () => {
  match = await openTradedFixture(owner)
})

const db = () => house.server.process.database
const sold = async (marketId: string, merchantId = DEMO_MERCHANT) =>
  (await marketsNow(db().kysely, merchantId, [BigInt(marketId)])).get(BigInt(marketId))!
const price = (marketId: string, prices: readonly number[], more: object = {}) =>
  trader.call(changePrices, { params: { marketId }, body: { prices, reason: 'a test', ...more } })
const stop = (scope: string, subject: string | undefined, isSuspended = true) =>
  trader.call(changeSuspension, {
    body: { scope, ...(subject === undefined ? {} : { subject }), isSuspended, reason: 'a test' },
  })
const deedsOf = async (subject: string) =>
  (
    await rowsOf(
      owner.kysely,
      sql<{ action: string }>`SELECT action FROM app.audit_log WHERE subject = ${subject} ORDER BY seq`,
    )
  ).map(({ action }) => action)

describe('a suspension', () => {
  test('of a market refuses bets on it in this house alone, until it is opened', async () => {
    const [onWinner, onHandicap] = match.marketIds
    expect((await stop('MARKET', onWinner)).status).toBe(200)
    expect((await sold(onWinner!)).fault).toBe('SPORT_SUSPENDED')
    expect((await sold(onHandicap!)).fault).toBeNull()
    expect((await sold(onWinner!, OTHER_HOUSE)).fault).toBeNull()
    await stop('MARKET', onWinner, false)
    expect((await sold(onWinner!)).fault).toBeNull()
    expect(await deedsOf(`sport-market:${match.fixtureId}:${onWinner}`)).toEqual([
      'sports.suspend',
      'sports.resume',
    ])
  })

  test('of a fixture, a league, a sport or all refuses every bet below it, also on a fixture that comes later', async () => {
    const [onWinner] = match.marketIds
    for (const [scope, subject] of [
      ['FIXTURE', match.fixtureId],
      ['LEAGUE', match.leagueId],
      ['SPORT', 'FOOTBALL'],
      ['ALL', undefined],
    ] as const) {
      await stop(scope, subject)
      expect((await sold(onWinner!)).fault, scope).toBe('SPORT_SUSPENDED')
      expect((await sold(onWinner!, OTHER_HOUSE)).fault, scope).toBeNull()
      const later = await openTradedFixture(owner, [winner], { leagueId: match.leagueId })
      expect((await sold(later.marketIds[0]!)).fault, scope).toBe(
        scope === 'FIXTURE' ? null : 'SPORT_SUSPENDED',
      )
      await stop(scope, subject, false)
      expect((await sold(onWinner!)).fault, scope).toBeNull()
      expect((await sold(later.marketIds[0]!)).fault, scope).toBeNull()
    }
  })

  test('of a league leaves what the desk suspended by itself suspended when it ends', async () => {
    const [onWinner] = match.marketIds
    await stop('FIXTURE', match.fixtureId)
    await stop('LEAGUE', match.leagueId)
    expect((await trader.call(listSuspensions)).value.list).toMatchObject([
      { scope: 'LEAGUE', subject: match.leagueId, by: 'trader' },
    ])
    await stop('LEAGUE', match.leagueId, false)
    expect((await sold(onWinner!)).fault).toBe('SPORT_SUSPENDED')
    await stop('FIXTURE', match.fixtureId, false)
    expect((await sold(onWinner!)).fault).toBeNull()
  })

  test('names what it does not know', async () => {
    expect((await stop('FIXTURE', 'DESK-nothing')).code).toBe('SPORT_FIXTURE_UNKNOWN')
    expect((await stop('LEAGUE', 'DESK-nothing')).code).toBe('SPORT_LEAGUE_UNKNOWN')
    expect((await stop('MARKET', '999999999')).code).toBe('SPORT_MARKET_UNKNOWN')
    expect((await stop('MARKET', 'nothing')).code).toBe('SPORT_MARKET_UNKNOWN')
  })

  test('that closes a market is for good', async () => {
    const [onWinner] = match.marketIds
    await trader.call(closeMarket, { params: { marketId: onWinner! }, body: { reason: 'a test' } })
    expect((await sold(onWinner!)).fault).toBe('SPORT_SUSPENDED')
    expect((await stop('MARKET', onWinner, false)).code).toBe('SPORT_CLOSED')
    expect((await price(onWinner!, [20_000, 36_000, 34_500])).code).toBe('SPORT_CLOSED')
    expect((await sold(onWinner!)).fault).toBe('SPORT_SUSPENDED')
  })
})
