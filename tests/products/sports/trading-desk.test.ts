/**
 * What a trader changes is sold at once, in their house alone, and what stands on a market is what bets
 * say.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changeMargin } from '../../../contract/operator/sportsbook/change-margin.ts'
import { changeMarketStake } from '../../../contract/operator/sportsbook/change-market-stake.ts'
import { changePrices } from '../../../contract/operator/sportsbook/change-prices.ts'
import { listDeskFixtures } from '../../../contract/operator/sportsbook/list-desk-fixtures.ts'
import { readDeskFixture } from '../../../contract/operator/sportsbook/read-desk-fixture.ts'
import { removePrices } from '../../../contract/operator/sportsbook/remove-prices.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { lockMarkets, marketsNow } from '../../../modules/sportsbook/book/door.ts'
import { keepDesk } from '../../../modules/sportsbook/desk/jobs/keep-desk.ts'
import { hubKey, type Push } from '../../../platform/hub.ts'
import { openDatabase, rowsOf, run, sql, type Database } from '../../../platform/postgres.ts'
import { openCashierHouse, type Caller, type CashierHouse } from '../../support/cashier.ts'
import { feedPrices, goals, handicap, openTradedFixture, type TradedFixture } from '../../support/trading.ts'

const OTHER_HOUSE = 'another-house'
let house: CashierHouse
let owner: Database
let trader: Caller
let match: TradedFixture
const pushes: Push[] = []

beforeAll(async () => {
  house = await openCashierHouse()
  owner = openDatabase({ url: house.server.ownerUrl, role: null, max: 3 })
  trader = await house.operator('trader', ['sports.view', 'sports.trade'])
  house.server.process.services.use(hubKey).onPush((push) => pushes.push(push))
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
const deedsOf = async (subject: string) =>
  (
    await rowsOf(
      owner.kysely,
      sql<{ action: string }>`SELECT action FROM app.audit_log WHERE subject = ${subject} ORDER BY seq`,
    )
  ).map(({ action }) => action)

describe('a price by hand', () => {
  test('is sold in the house at once, is written down, and another house sells the feed’s', async () => {
    const [marketId] = match.marketIds
    const answer = await price(marketId!, [20_000, 36_000, 34_500])
    expect(answer.value).toMatchObject({ isOwn: true, ownBy: 'trader', ownUntil: null })
    expect(answer.value.selections.map(({ price: own, feedPrice }) => [own, feedPrice])).toEqual([
      [20_000, 19_700],
      [36_000, 37_200],
      [34_500, 34_900],
    ])
    const judged = await db().transaction((tx) => lockMarkets(tx, DEMO_MERCHANT, [BigInt(marketId!)]))
    expect(judged.get(BigInt(marketId!))!.pricesE4).toEqual([20_000, 36_000, 34_500])
    expect((await sold(marketId!, OTHER_HOUSE)).pricesE4).toEqual([19_700, 37_200, 34_900])
    expect(await deedsOf(`sport-market:${match.fixtureId}:${marketId}`)).toEqual(['sports.prices'])
    expect(pushes.findLast(({ topic }) => topic === `fixture:${match.fixtureId}`)).toMatchObject({
      merchantId: expect.any(String),
    })
  })

  test('waits for the bet that is being judged, and the next bet sees it', async () => {
    const [marketId] = match.marketIds
    let changing: Promise<unknown> = Promise.resolve()
    await db().transaction(async (tx) => {
      const judged = await lockMarkets(tx, DEMO_MERCHANT, [BigInt(marketId!)])
      changing = price(marketId!, [20_000, 36_000, 34_500])
      await new Promise((resolve) => setTimeout(resolve, 100))
      const again = await marketsNow(tx, DEMO_MERCHANT, [BigInt(marketId!)])
      expect(again.get(BigInt(marketId!))!.pricesE4).toEqual(judged.get(BigInt(marketId!))!.pricesE4)
    })
    await changing
    expect((await sold(marketId!)).pricesE4).toEqual([20_000, 36_000, 34_500])
  })

  test('outside 1.01 to 1,000, or of other selections than the market has, is refused', async () => {
    const [marketId] = match.marketIds
    for (const wrong of [
      [10_000, 36_000, 34_500],
      [20_000, 10_000_100, 34_500],
      [20_000, 0, 34_500],
      [20_000, 36_000],
    ])
      expect((await price(marketId!, wrong)).code).toBe('SPORT_PRICE_RANGE')
    expect((await sold(marketId!)).pricesE4).toEqual([19_700, 37_200, 34_900])
  })

  test('that is evidently wrong is refused, however it is confirmed', async () => {
    const [, marketId] = match.marketIds
    // The fair prices are 2.0963 and 1.9121.
    expect(await price(marketId!, [31_500, 18_300], { isConfirmed: true })).toMatchObject({
      code: 'SPORT_PRICE_WRONG',
      message: '3.15 is at least 1.5 times the fair price of 2.0963 and evidently wrong. Please check it.',
    })
    expect((await price(marketId!, [21_500, 19_500], { isConfirmed: true })).code).toBe('SPORT_PRICE_WRONG')
    const apart = {
      ...handicap,
      chances: [
        [700_000, 0, 0, 0],
        [300_000, 0, 0, 0],
      ],
      prices: [13_700, 32_000],
    }
    const uneven = await openTradedFixture(owner, [apart])
    expect(await price(uneven.marketIds[0]!, [32_000, 13_700], { isConfirmed: true })).toMatchObject({
      code: 'SPORT_PRICE_WRONG',
    })
    expect((await sold(marketId!)).pricesE4).toEqual([20_100, 18_300])
  })

  test('that is far from the fair one is asked for twice', async () => {
    const [, , marketId] = match.marketIds
    expect(await price(marketId!, [17_000, 19_000])).toMatchObject({ status: 409, code: 'SPORT_PRICE_FAR' })
    expect((await sold(marketId!)).pricesE4).toEqual([19_400, 19_000])
    expect((await price(marketId!, [17_000, 19_000], { isConfirmed: true })).status).toBe(200)
    expect((await sold(marketId!)).pricesE4).toEqual([17_000, 19_000])
  })

  test('ends when it is removed, at the kick-off, at a goal, and at its own time', async () => {
    const [marketId] = match.marketIds
    const own = [20_000, 36_000, 34_500]
    const feed = [19_700, 37_200, 34_900]
    await price(marketId!, own)
    await trader.call(removePrices, { params: { marketId: marketId! } })
    expect((await sold(marketId!)).pricesE4).toEqual(feed)

    await price(marketId!, own)
    await run(
      owner.kysely,
      sql`UPDATE sports.fixture SET status = 'LIVE' WHERE fixture_id = ${match.fixtureId}`,
    )
    expect((await sold(marketId!)).pricesE4).toEqual(feed)

    await price(marketId!, own)
    const event = (no: number, kind: string) =>
      run(
        owner.kysely,
        sql`INSERT INTO sports.incident (fixture_id, incident_no, kind, side, minute) VALUES (${match.fixtureId}, ${no}, ${kind}, 'HOME', 12)`,
      )
    await event(1, 'CORNER')
    expect((await sold(marketId!)).pricesE4).toEqual(own)
    await event(2, 'GOAL')
    expect((await sold(marketId!)).pricesE4).toEqual(feed)

    await price(marketId!, own, { until: new Date(Date.now() + 60_000).toISOString() })
    const work = () =>
      keepDesk.run({
        database: db(),
        services: house.server.process.services,
        config: house.server.process.config,
        now: new Date(Date.now() + 61_000),
      })
    await work()
    expect((await sold(marketId!)).pricesE4).toEqual(feed)
    expect((await price(marketId!, own, { until: new Date(Date.now() - 1).toISOString() })).status).toBe(422)
  })

  test('ends when the feed’s price leaves it so far behind that it is evidently wrong', async () => {
    const [, marketId] = match.marketIds
    await price(marketId!, [20_000, 18_500])
    await feedPrices(owner, marketId!, [18_000, 20_500])
    expect((await sold(marketId!)).pricesE4).toEqual([20_000, 18_500])
    await feedPrices(owner, marketId!, [13_000, 34_000])
    expect((await sold(marketId!)).pricesE4).toEqual([13_000, 34_000])
  })
})

describe('a margin of the house', () => {
  test('is sold by the worked numbers, follows the feed, and gives way to a price by hand', async () => {
    const { leagueId } = match
    const [onWinner, onHandicap, onGoals] = match.marketIds
    const margin = (marginPpm: number | null, typeCode?: string) =>
      trader.call(changeMargin, {
        body: { leagueId, ...(typeCode ? { typeCode } : {}), marginPpm, reason: 'a test' },
      })
    expect((await margin(1_000)).code).toBe('SPORT_MARGIN_RANGE')
    await margin(60_000)
    await margin(40_000, 'AH')
    expect((await sold(onWinner!)).pricesE4).toEqual([19_700, 37_200, 34_900])
    expect((await sold(onHandicap!)).pricesE4).toEqual([20_100, 18_300])
    await margin(100_000)
    expect((await sold(onWinner!)).pricesE4).toEqual([19_000, 35_800, 33_700])
    expect((await sold(onHandicap!)).pricesE4).toEqual([20_100, 18_300])
    expect((await sold(onGoals!, OTHER_HOUSE)).pricesE4).toEqual([19_400, 19_000])

    await feedPrices(owner, onGoals!, [19_000, 19_000])
    expect((await sold(onGoals!)).pricesE4).toEqual([18_100, 18_100])
    await price(onGoals!, [18_900, 18_900])
    expect((await sold(onGoals!)).pricesE4).toEqual([18_900, 18_900])
    await trader.call(removePrices, { params: { marketId: onGoals! } })
    expect((await sold(onGoals!)).pricesE4).toEqual([18_100, 18_100])

    await margin(null)
    expect((await sold(onWinner!)).pricesE4).toEqual([19_700, 37_200, 34_900])
    expect((await sold(onHandicap!)).pricesE4).toEqual([20_100, 18_300])
    await margin(null, 'AH')
  })
})

test('the largest stake of a market is what the judge reads, in this house alone', async () => {
  const [marketId] = match.marketIds
  await trader.call(changeMarketStake, {
    params: { marketId: marketId! },
    body: { maxStakeAmount: 500_000, reason: 'a test' },
  })
  expect((await sold(marketId!)).maxStake).toBe(500_000n)
  expect((await sold(marketId!, OTHER_HOUSE)).maxStake).toBeNull()
})

test('the desk finds fixtures by state and words, and shows fair prices, margins and what holds', async () => {
  const found = (query: Record<string, string>) => trader.call(listDeskFixtures, { query })
  const { list } = (await found({ tab: 'TODAY', search: match.leagueId, sportCode: 'FOOTBALL' })).value
  const early = (await found({ tab: 'EARLY', search: match.leagueId })).value.list
  expect([...list, ...early].map(({ fixtureId }) => fixtureId)).toEqual([match.fixtureId])
  expect((await found({ tab: 'LIVE', search: match.leagueId })).value.list).toEqual([])
  expect((await found({ tab: 'TODAY', search: '%' })).value.list).toEqual([])

  const shown = (await trader.call(readDeskFixture, { params: { fixtureId: match.fixtureId } })).value
  expect(shown).toMatchObject({ tier: 'A', isVirtual: false, stop: null, marketCount: 3, ownCount: 0 })
  const market = shown.markets.find(({ typeCode }) => typeCode === '1X2')!
  expect(market.selections.map(({ fairPrice }) => fairPrice)).toEqual([20_963, 39_479, 37_080])
  // 1/1.97 + 1/3.72 + 1/3.49 is 1.062964.
  expect(market).toMatchObject({ bookPpm: 1_062_964, marginPpm: 62_964, worstAmount: 0, usedPpm: 0 })
  expect(shown.markets.find(({ typeCode }) => typeCode === goals.typeCode)!.marginPpm).toBeGreaterThan(35_000)
  expect((await trader.call(readDeskFixture, { params: { fixtureId: 'DESK-none' } })).code).toBe(
    'SPORT_FIXTURE_UNKNOWN',
  )
})
