/** Everything that is true of the virtual matches and seasons, as of a number of the feed. */
import type { FeedSnapshot, FeedState } from '../../../kernel/sports/feed.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { leagueOf } from './rules/leagues.ts'
import { seasonFixture, seasonMarket, stateOf } from './rules/messages.ts'
import { openMatches } from './store/matches.ts'
import { lockFeed } from './store/outbox.ts'
import { openSeasons, type StoredSeason } from './store/seasons.ts'

export async function readSnapshot(tx: Tx, now: Date): Promise<FeedSnapshot> {
  const feed = await lockFeed(tx)
  const matches = await openMatches(tx, feed.sent_seq)
  const seasons = await openSeasons(tx, feed.sent_seq)
  return {
    seq: Number(feed.last_seq),
    fixtures: [...matches.map((match) => stateOf(match, now)), ...seasons.map(seasonState)],
  }
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
