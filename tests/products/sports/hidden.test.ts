/** What a house does not sell: virtual matches that it switched off, and leagues that it hides. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeSportLeague } from '../../../contract/operator/sportsbook/change-sport-league.ts'
import { listFixtures } from '../../../contract/player/sportsbook/list-fixtures.ts'
import { listSportResults } from '../../../contract/player/sportsbook/list-sport-results.ts'
import { placeSportBet } from '../../../contract/player/sportsbook/place-bet.ts'
import { quoteSportBet } from '../../../contract/player/sportsbook/quote-bet.ts'
import { readFixture } from '../../../contract/player/sportsbook/read-fixture.ts'
import { readSportsLobby } from '../../../contract/player/sportsbook/read-sports-lobby.ts'
import { businessDate } from '../../../kernel/calendar.ts'
import { bookSettings } from '../../../modules/sportsbook/book/settings.ts'
import { setSetting } from '../../../modules/system/index.ts'
import { setGameGuards } from '../../../modules/wallet/index.ts'
import { openDatabase, type Database } from '../../../platform/postgres.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../support/cashier.ts'
import { finalFacts, openFeedPlayer, opening, standing, type FeedPlayer } from '../../support/sports-feed.ts'
import { openTradedFixture, type TradedFixture } from '../../support/trading.ts'

const MERCHANT = 'demo'
let house: CashierHouse
let owner: Database
let virtual: FeedPlayer
let player: Player
beforeAll(async () => {
  house = await openCashierHouse()
  owner = openDatabase({ url: house.server.ownerUrl, role: null, max: 2 })
  await house.server.process.database.transaction((tx) =>
    setGameGuards(tx, [{ vendor: 'TCG_SPORT', gameCode: 'SPORT-FOOTBALL', product: 'SPORTS', isOpen: true }]),
  )
  virtual = await openFeedPlayer(house.server.process, 'VIRTUAL', { isVirtual: true })
  await virtual.send(...opening('m1'), ...opening('done'), standing('done', 'LIVE'))
  await virtual.send({ kind: 'RESULT', fixtureId: 'done', version: 1, facts: finalFacts(1, 0) })
  player = await house.player(1)
  await player.deposit(500_000)
  await house.settle()
})
afterAll(async () => {
  await owner.close()
  await house.close()
})

const sell = (isOn: boolean) =>
  house.server.process.database.transaction((tx) => setSetting(tx, MERCHANT, bookSettings.showsVirtual, isOn))
const pageOf = (fixtureId: string, reader = player) => reader.call(readFixture, { params: { fixtureId } })
const slip = (marketId: string, price: number) => ({
  kind: 'SINGLE' as const,
  legs: [{ marketId, code: '1', line: null, price }],
})
const place = (marketId: string, price: number) =>
  player.call(placeSportBet, {
    key: randomUUID(),
    body: { ...slip(marketId, price), stakeAmount: 10_000, acceptChange: 'NONE', oddsFormat: 'DECIMAL' },
  })

/** How often virtual matches are met in lobby, list and results. */
async function met() {
  const [lobby, lists, results] = [
    await player.call(readSportsLobby, { query: {} }),
    await Promise.all(
      (['TODAY', 'EARLY'] as const).map((tab) =>
        player.call(listFixtures, { query: { sportCode: 'FOOTBALL', tab } }),
      ),
    ),
    await Promise.all(
      [0, 3 * 3_600_000].map((ms) =>
        player.call(listSportResults, {
          query: { sportCode: 'FOOTBALL', date: businessDate(new Date(Date.now() + ms), 'Asia/Bangkok') },
        }),
      ),
    ),
  ]
  const isVirtual = (id: string) => id.startsWith('VIRTUAL-')
  return {
    leagues: lobby.value.sports.flatMap(({ leagues }) => leagues).filter((one) => isVirtual(one.leagueId))
      .length,
    fixtures: lists.flatMap(({ value }) => value.list).filter((one) => isVirtual(one.fixtureId)).length,
    results: new Set(
      results.flatMap(({ value }) => value.list.map(({ fixtureId }) => fixtureId)).filter(isVirtual),
    ).size,
  }
}

test('a house that plays no virtual matches shows none and takes no bet on one', async () => {
  await sell(true)
  expect(await met()).toEqual({ leagues: 1, fixtures: 1, results: 1 })
  const { value } = await pageOf('VIRTUAL-m1')
  const { marketId, selections } = value.markets.find(({ typeCode }) => typeCode === '1X2')!
  const { price } = selections[0]!

  await sell(false)
  expect(await met()).toEqual({ leagues: 0, fixtures: 0, results: 0 })
  expect((await pageOf('VIRTUAL-m1')).code).toBe('SPORT_FIXTURE_UNKNOWN')
  const quoted = await player.call(quoteSportBet, { body: slip(marketId, price) })
  expect(quoted.value.legs[0]).toMatchObject({ fault: 'SPORT_NOT_SOLD' })
  const before = (await player.balances()).main
  await expect.poll(async () => (await place(marketId, price)).code).toBe('SPORT_NOT_SOLD')
  expect((await player.balances()).main).toBe(before)
})

test('whoever has bet on a match that is hidden since follows it to its end', async () => {
  await sell(true)
  const { value } = await pageOf('VIRTUAL-m1')
  const { marketId, selections } = value.markets.find(({ typeCode }) => typeCode === '1X2')!
  await expect.poll(async () => (await place(marketId, selections[0]!.price)).status).toBe(200)
  await sell(false)
  expect((await pageOf('VIRTUAL-m1')).status).toBe(200)
  const other = await house.player(2)
  expect((await pageOf('VIRTUAL-m1', other)).code).toBe('SPORT_FIXTURE_UNKNOWN')
})

test('no bet is taken on a league that the house hides', async () => {
  const { leagueId, fixtureId, marketIds }: TradedFixture = await openTradedFixture(owner)
  const desk = await house.operator('owner', ['sports.view', 'sports.limits'])
  await desk.call(changeSportLeague, {
    params: { leagueId },
    body: { tier: 'A', isHidden: true, reason: 'not here' },
  })
  expect((await pageOf(fixtureId)).code).toBe('SPORT_FIXTURE_UNKNOWN')
  expect((await place(marketIds[0]!, 19_700)).code).toBe('SPORT_NOT_SOLD')
})
