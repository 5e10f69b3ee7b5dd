/** Results as members look for them: by sport, by name, and those of matches that they bet on. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listSportResults } from '../../../contract/player/sportsbook/list-sport-results.ts'
import { placeSportBet } from '../../../contract/player/sportsbook/place-bet.ts'
import { businessDate } from '../../../kernel/calendar.ts'
import type { SportCode } from '../../../kernel/sports/words.ts'
import { setGameGuards } from '../../../modules/wallet/index.ts'
import { oneOf, openDatabase, run, sql, type Database } from '../../../platform/postgres.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../support/cashier.ts'
import { played, stateResult } from '../../support/settled-sports.ts'
import { TestBook } from '../../support/test-book.ts'

let house: CashierHouse
let owner: Database
let book: TestBook
let player: Player
let stranger: Player
/** The start of every match. */
const startAt = new Date()
const football: string[] = []
beforeAll(async () => {
  house = await openCashierHouse()
  owner = openDatabase({ url: house.server.ownerUrl, role: null, max: 2 })
  book = new TestBook(owner)
  await house.server.process.database.transaction((tx) =>
    setGameGuards(tx, [{ vendor: 'TCG_SPORT', gameCode: 'SPORT-FOOTBALL', product: 'SPORTS', isOpen: true }]),
  )
  player = await house.player(1)
  stranger = await house.player(2)
  await player.deposit(500_000)
  await house.settle()
  for (const sportCode of ['FOOTBALL', 'FOOTBALL', 'TENNIS'] as const) {
    const { fixtureId, marketNo } = await book.match({ sportCode })
    if (football.length === 0) await bet(marketNo)
    if (sportCode === 'FOOTBALL') football.push(fixtureId)
    await run(
      owner.kysely,
      sql`UPDATE sports.fixture SET start_at = ${startAt}, status = 'RESULTED' WHERE fixture_id = ${fixtureId}`,
    )
    await stateResult(owner.kysely, fixtureId, 1, played(1, 0))
  }
})
afterAll(async () => {
  await owner.close()
  await house.close()
})

const bet = async (marketNo: bigint) => {
  const placed = await player.call(placeSportBet, {
    body: {
      kind: 'SINGLE',
      legs: [{ marketId: String(marketNo), code: '1', line: null, price: 20_000 }],
      stakeAmount: 10_000,
      acceptChange: 'NONE',
      oddsFormat: 'DECIMAL',
    },
  })
  expect(placed.status).toBe(200)
}
const ask = async (query: object = {}, { sportCode = 'FOOTBALL' as SportCode, who = player } = {}) => {
  const date = businessDate(startAt, 'Asia/Bangkok')
  const { value } = await who.call(listSportResults, { query: { sportCode, date, ...query } })
  return { found: value.list.map(({ fixtureId }) => fixtureId).sort(), sports: value.sports }
}

test('a day says how many results each sport has, and sports that only a feed brings are among them', async () => {
  const all = [
    { sportCode: 'FOOTBALL', count: 2 },
    { sportCode: 'TENNIS', count: 1 },
  ]
  expect(await ask()).toEqual({ found: football.toSorted(), sports: all })
  expect((await ask({}, { sportCode: 'TENNIS' })).sports).toEqual(all)
  expect(await ask({ date: '2020-01-01' })).toEqual({ found: [], sports: [] })
})

test('results are found by the name of a team, and the other sports say how many they have', async () => {
  const { home } = await oneOf(
    owner.kysely,
    sql<{ home: string }>`SELECT home_id AS home FROM sports.fixture WHERE fixture_id = ${football[1]!}`,
  )
  expect(await ask({ search: `${home}-TH` })).toEqual({
    found: [football[1]],
    sports: [{ sportCode: 'FOOTBALL', count: 1 }],
  })
  expect(await ask({ search: 'TEST-TENNIS' })).toEqual({
    found: [],
    sports: [{ sportCode: 'TENNIS', count: 1 }],
  })
  expect((await ask({ search: '%' })).found).toEqual([])
})

test('of their own matches a member finds those they bet on, and a stranger none', async () => {
  const own = { found: [football[0]], sports: [{ sportCode: 'FOOTBALL', count: 1 }] }
  expect(await ask({ onlyMine: true })).toEqual(own)
  expect(await ask({ onlyMine: true }, { who: stranger })).toEqual({ found: [], sports: [] })
})
