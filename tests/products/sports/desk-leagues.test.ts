/** What a house changes of a league: whose limits hold, and whether members see it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeSportLeague } from '../../../contract/operator/sportsbook/change-sport-league.ts'
import { listSportLeagues } from '../../../contract/operator/sportsbook/list-sport-leagues.ts'
import { confirmProposal } from '../../../contract/operator/system/confirm-proposal.ts'
import { listProposals } from '../../../contract/operator/system/list-proposals.ts'
import { listFixtures } from '../../../contract/player/sportsbook/list-fixtures.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { marketsNow } from '../../../modules/sportsbook/book/door.ts'
import { openDatabase, type Database } from '../../../platform/postgres.ts'
import { openCashierHouse, type Caller, type CashierHouse } from '../../support/cashier.ts'
import { openTradedFixture } from '../../support/trading.ts'

let house: CashierHouse
let owner: Database
let first: Caller
let second: Caller
beforeAll(async () => {
  house = await openCashierHouse()
  owner = openDatabase({ url: house.server.ownerUrl, role: null, max: 2 })
  const may = ['dashboard.read', 'sports.view', 'sports.limits', 'controls.confirm']
  first = await house.operator('finance', may)
  second = await house.operator('second', may)
})
afterAll(async () => {
  await owner.close()
  await house.close()
})

const tierOf = async (marketId: string, merchantId = DEMO_MERCHANT) =>
  (await marketsNow(house.server.process.database.kysely, merchantId, [BigInt(marketId)])).get(
    BigInt(marketId),
  )!.tier

test('a tier with lower limits holds at once, a higher one after a second person, in this house alone', async () => {
  const { leagueId, marketIds } = await openTradedFixture(owner)
  const change = (tier: string) =>
    first.call(changeSportLeague, { params: { leagueId }, body: { tier, isHidden: false, reason: 'a test' } })
  expect((await change('C')).value).toEqual({ state: 'DONE' })
  expect([await tierOf(marketIds[0]!), await tierOf(marketIds[0]!, 'another-house')]).toEqual(['C', 'A'])

  expect((await change('B')).value).toEqual({ state: 'PENDING' })
  expect(await tierOf(marketIds[0]!)).toBe('C')
  const waiting = (await second.call(listProposals, { query: { state: 'PENDING' } })).value.list.find(
    ({ subject }) => subject === `sport-league:${leagueId}`,
  )!
  expect(waiting.changes).toEqual([{ field: 'sportTier', before: 'C', after: 'B' }])
  const params = { proposalId: waiting.proposalId }
  expect((await first.call(confirmProposal, { params, body: {} })).code).toBe('CHANGE_FOUR_EYES')
  expect((await second.call(confirmProposal, { params, body: {} })).status).toBe(200)
  expect(await tierOf(marketIds[0]!)).toBe('B')
})

test('a hidden league is in no list of members', async () => {
  const { leagueId, fixtureId } = await openTradedFixture(owner)
  const member = await house.player(1)
  const seen = async () => {
    const pages = await Promise.all(
      ['TODAY', 'EARLY'].map((tab) =>
        member.call(listFixtures, { query: { sportCode: 'FOOTBALL', tab, leagueId } }),
      ),
    )
    return pages.flatMap(({ value }) => value.list.map((row) => row.fixtureId))
  }
  expect(await seen()).toEqual([fixtureId])
  await first.call(changeSportLeague, {
    params: { leagueId },
    body: { tier: 'A', isHidden: true, reason: 'a test' },
  })
  expect(await seen()).toEqual([])
  const { list } = (await first.call(listSportLeagues)).value
  expect(list.find((league) => league.leagueId === leagueId)).toMatchObject({
    isHidden: true,
    openFixtureCount: 1,
  })
})

test('a league that nobody knows is named as such', async () => {
  const body = { tier: 'A', isHidden: false, reason: 'a test' }
  expect((await first.call(changeSportLeague, { params: { leagueId: 'DESK-none' }, body })).code).toBe(
    'SPORT_LEAGUE_UNKNOWN',
  )
})
