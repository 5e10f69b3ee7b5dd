/** Everything that is true of the virtual matches and seasons, as of a number of the feed. */
import type { FeedSnapshot, FeedState } from '../../../kernel/sports/feed.ts'
import type { PlayIncident } from '../../../kernel/sports/virtual/play.ts'
import { playWhole } from '../../../kernel/sports/virtual/plays.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { incidentsSoFar, type Begun } from './play-on.ts'
import { leagueOf } from './rules/leagues.ts'
import { seasonFixture, seasonMarket, stateOf } from './rules/messages.ts'
import { openMatches, type Match } from './store/matches.ts'
import { lockFeed } from './store/outbox.ts'
import { revealedSeeds } from './store/seeds.ts'
import { openSeasons, type StoredSeason } from './store/seasons.ts'

export async function readSnapshot(tx: Tx, now: Date): Promise<FeedSnapshot> {
  const feed = await lockFeed(tx)
  const matches = await openMatches(tx, feed.sent_seq)
  const seeds = await revealedSeeds(
    tx,
    matches.map(({ matchId }) => matchId),
  )
  const states: FeedState[] = []
  for (const match of matches) states.push(stateOf(match, now, await happenedIn(tx, match, seeds, now)))
  const seasons = await openSeasons(tx, feed.sent_seq)
  return {
    seq: Number(feed.last_seq),
    fixtures: [...states, ...seasons.map(seasonState)],
  }
}

/** From the words of a match that is played, or from the seed of one that is over. */
async function happenedIn(
  tx: Tx,
  match: Match,
  seeds: ReadonlyMap<string, string>,
  now: Date,
): Promise<readonly PlayIncident[]> {
  if (match.state === 'LIVE') return incidentsSoFar(tx, match as Begun, now)
  const serverSeed = match.state === 'DONE' ? seeds.get(match.matchId) : undefined
  return serverSeed === undefined ? [] : playWhole({ ...match, serverSeed }).incidents
}

function seasonState(season: StoredSeason): FeedState {
  const league = leagueOf(season.leagueCode)
  const isOver = season.state === 'DONE' || season.state === 'VOID'
  return {
    fixture: seasonFixture(league, season),
    status: isOver ? 'RESULTED' : 'SCHEDULED',
    clock: null,
    isSuspended: isOver,
    facts: seasonFacts(season.winners),
    markets: isOver
      ? []
      : [seasonMarket(league, season.chances, season.state === 'TOLD' ? 'OPEN' : 'CLOSED')],
  }
}

/** Null: not decided. Nobody: the season is void. */
export const seasonFacts = (winners: readonly string[] | null): FeedState['facts'] => ({
  scores: {},
  ended: winners === null ? [] : ['FT'],
  ending: winners === null ? null : winners.length > 0 ? 'PLAYED' : 'CANCELLED',
  ...(winners && winners.length > 0 ? { winners } : {}),
})
