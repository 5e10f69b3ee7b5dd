/** Offers the weeks of the leagues, prices them by their tables, closes and decides them. */
import type { Database, Tx } from '../../../platform/postgres.ts'
import { leagueOf, type VirtualLeague } from './rules/leagues.ts'
import { resultMessage, seasonFixture, seasonMarket } from './rules/messages.ts'
import { chancesOf, seasonsOffered, tableOf, winnersOf, type Season } from './rules/seasons.ts'
import { seasonFacts } from './snapshot.ts'
import { say } from './store/outbox.ts'
import * as store from './store/seasons.ts'
import type { StoredSeason } from './store/seasons.ts'

/** Between two prices of a season. */
const REPRICED_MS = 5 * 60_000

/** Takes every step that is due and returns how many there were. */
export async function keepSeasons(
  database: Database,
  leagues: readonly VirtualLeague[],
  now: Date,
): Promise<number> {
  const offered = leagues.flatMap((league) =>
    seasonsOffered(league, now).map((season) => ({ league, season })),
  )
  const known = await store.knownSeasons(
    database.kysely,
    offered.map(({ season }) => season.seasonId),
  )
  let count = 0
  for (const { league, season } of offered) {
    if (known.has(season.seasonId)) continue
    if (await database.transaction((tx) => offer(tx, league, season, now))) count++
  }
  const before = new Date(now.getTime() - REPRICED_MS)
  while (await database.transaction((tx) => keep(tx, before, now))) count++
  return count
}

async function offer(tx: Tx, league: VirtualLeague, season: Season, now: Date): Promise<boolean> {
  const table = tableOf(league.teams, await store.scoresOf(tx, league.code, season))
  const chances = chancesOf(league, season, table, now)
  if (!(await store.addSeason(tx, league.code, season, { chances, table }))) return false
  await say(tx, [
    { kind: 'FIXTURE', fixture: seasonFixture(league, season) },
    { kind: 'MARKETS', fixtureId: season.seasonId, markets: [seasonMarket(league, chances, 'OPEN')] },
  ])
  return true
}

async function keep(tx: Tx, repricedBefore: Date, now: Date): Promise<boolean> {
  const season = await store.lockDueSeason(tx, repricedBefore)
  if (!season) return false
  const league = leagueOf(season.leagueCode)
  const scores = await store.scoresOf(tx, season.leagueCode, season)
  const table = tableOf(league.teams, scores)
  const wasClosed = season.state === 'CLOSED'
  if (wasClosed && season.isOver) {
    // A week with fewer matches than teams has no winner.
    await decide(tx, season, scores.length < league.teams.length ? [] : winnersOf(table))
    return true
  }
  const isClosed = season.closesAt <= now
  const chances = isClosed ? season.chances : chancesOf(league, season, table, now)
  await store.storePriced(tx, season.seasonId, { chances, table })
  if (wasClosed) return true
  if (isClosed) await store.closeSeason(tx, season.seasonId)
  const market = seasonMarket(league, chances, isClosed ? 'CLOSED' : 'OPEN')
  if (isClosed || isChanged(season.chances, chances))
    await say(tx, [{ kind: 'MARKETS', fixtureId: season.seasonId, markets: [market] }])
  return true
}

const isChanged = (before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): boolean =>
  [...after].some(([code, price]) => before.get(code) !== price)

async function decide(tx: Tx, season: StoredSeason, winners: readonly string[]): Promise<void> {
  const seq = await say(tx, [resultMessage(season.seasonId, seasonFacts(winners))])
  await store.endSeason(tx, season.seasonId, winners, seq)
}
