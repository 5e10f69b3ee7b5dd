/** The tables beside the prices of a week's winner: of decided matches, and in step with its prices. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { listStandingsSchemas } from '../../../contract/player/sportsbook/list-standings.ts'
import type { ValueOf } from '../../../contract/shared/call.ts'
import { oneOf, run, sql } from '../../../platform/postgres.ts'
import { leaguesOf, openVirtualHouse, type VirtualHouse } from '../../../tests/support/virtual-house.ts'
import { leagueOf } from './rules/leagues.ts'
import { fixtureIdOf } from './rules/messages.ts'

type Standings = ValueOf<typeof listStandingsSchemas>['list']
const REPRICED_MS = 5 * 60_000
let house: VirtualHouse
beforeEach(async () => {
  house = await openVirtualHouse(leaguesOf('FOOTBALL'))
})
afterEach(() => house.close())

const standingsOf = async (sportCode = 'FOOTBALL'): Promise<Standings> =>
  (await house.server.client().get<{ list: Standings }>(`/api/sport/v1/standings?sportCode=${sportCode}`))
    .value.list
const seasonNow = () =>
  oneOf(
    house.owner.kysely,
    sql<{ season_id: string; league_code: string; begins_at: Date; closes_at: Date; priced_at: Date }>`
    SELECT season_id, league_code, begins_at, closes_at, priced_at FROM sports.virtual_season
    ORDER BY begins_at LIMIT 1`,
  )

/** A match between two teams of the league, by their places in its list. */
const match = (
  name: string,
  at: Date,
  [home, away]: readonly [number, number],
  goals: readonly [number, number],
  state: 'DONE' | 'VOID' = 'DONE',
) => {
  const { teams } = leagueOf('XA1')
  const play = { facts: { scores: { FT: { home: goals[0], away: goals[1] } } } }
  return run(
    house.owner.kysely,
    sql`INSERT INTO sports.virtual_match (match_id, league_code, sport_code, home_code, away_code, starts_at,
        strengths, least_units, commit_hash, kicked_off_at, unit_ms, state, play)
      VALUES (${name}, 'XA1', 'FOOTBALL', ${teams[home]!}, ${teams[away]!}, ${at}, '{}', 1, 'x', ${at}, 50,
        ${state}, ${JSON.stringify(play)}::jsonb)`,
  )
}

test('the table has every runner, and follows the matches that were decided when the week is priced', async () => {
  const process = house.process()
  await house.plan(process)
  const season = await seasonNow()
  const { teams } = leagueOf(season.league_code)
  const [first] = await standingsOf()
  expect(first).toMatchObject({
    fixtureId: fixtureIdOf(season.season_id),
    at: season.priced_at.toISOString(),
  })
  expect(first!.places.map(({ code }) => code).sort()).toEqual([...teams].sort())
  const at = new Date(season.begins_at.getTime() + 1_000)
  const before = new Map(first!.places.map((own) => [own.code, own]))
  await match('one', at, [0, 1], [2, 0])
  await match('two', at, [2, 3], [1, 1])
  await match('void', at, [4, 5], [1, 0], 'VOID')
  await match('earlier', new Date(season.begins_at.getTime() - 1_000), [4, 5], [9, 0])
  await house.moveTo(new Date(season.priced_at.getTime() + REPRICED_MS + 1_000))
  await house.plan(process)
  const [after] = await standingsOf()
  const gained = (team: number) => {
    const own = after!.places.find(({ code }) => code === teams[team])!
    const was = before.get(teams[team]!)!
    return [own.played - was.played, own.points - was.points]
  }
  expect([0, 1, 2, 3, 4, 5].map(gained)).toEqual([
    [1, 3],
    [1, 0],
    [1, 1],
    [1, 1],
    [0, 0],
    [0, 0],
  ])
})

test('on its last day, without bets, a week has its table still; a decided one has none', async () => {
  const process = house.process()
  await house.plan(process)
  const season = await seasonNow()
  await house.moveTo(new Date(season.closes_at.getTime() + 1_000))
  await house.plan(process)
  const at = new Date(season.closes_at.getTime() + 2_000)
  await match('late', at, [0, 1], [1, 0])
  await house.moveTo(new Date(season.closes_at.getTime() + REPRICED_MS + 5_000))
  await house.plan(process)
  const own = (await standingsOf()).find(({ fixtureId }) => fixtureId === fixtureIdOf(season.season_id))!
  expect(own.places.find(({ code }) => code === leagueOf('XA1').teams[0])!.played).toBeGreaterThan(0)
  await run(
    house.owner.kysely,
    sql`UPDATE sports.virtual_season SET state = 'DONE', winners = '{}' WHERE season_id = ${season.season_id}`,
  )
  expect((await standingsOf()).map(({ fixtureId }) => fixtureId)).not.toContain(fixtureIdOf(season.season_id))
  expect(await standingsOf('BASKETBALL')).toEqual([])
})
