/**
 * Matches of the house's own that are told and played when their owner says so, without the clock of a
 * process: a history is made with them. Seeds, prices, play and results are those of all others.
 */
import { clock } from '../../../kernel/clock.ts'
import type { Database } from '../../../platform/postgres.ts'
import { FeedOut, type SendToPort } from './feed-out.ts'
import { MatchClock } from './match-clock.ts'
import { tell } from './planner.ts'
import { leagueOf } from './rules/leagues.ts'
import { fixtureIdOf } from './rules/messages.ts'
import { matchesBetween, type PlannedMatch } from './rules/slots.ts'
import { virtualSettings } from './settings.ts'
import { planMatches } from './store/matches.ts'

export interface MatchesByHandParts {
  readonly database: Database
  readonly send: SendToPort
  onError(error: unknown): void
}

export class MatchesByHand {
  readonly #parts: MatchesByHandParts
  readonly #feed: FeedOut
  readonly #clock: MatchClock

  constructor(parts: MatchesByHandParts) {
    this.#parts = parts
    this.#feed = new FeedOut({ ...parts, isOn: async () => true })
    this.#clock = new MatchClock({
      ...parts,
      speed: async () => virtualSettings.speed.default,
      onSaid: () => {},
    })
  }

  /** The first matches of leagues from a moment on, `count` of each. */
  first(leagueCodes: readonly string[], fromMs: number, count = 1): PlannedMatch[] {
    return leagueCodes.flatMap((code) => {
      const league = leagueOf(code)
      const untilMs = fromMs + count * league.everyMin * 60_000
      return matchesBetween(league, new Date(fromMs), new Date(untilMs))
    })
  }

  /** Tells the book of matches, and returns the ids of their fixtures. */
  async offer(matches: readonly PlannedMatch[]): Promise<string[]> {
    const { database } = this.#parts
    await planMatches(database.kysely, matches)
    while ((await database.transaction((tx) => tell(tx, clock.now()))) > 0);
    await this.#feed.sendAll()
    return matches.map(({ matchId }) => fixtureIdOf(matchId))
  }

  /** Plays every match to where it stands by now. */
  async playOn(): Promise<void> {
    await this.#clock.runDue()
    await this.#feed.sendAll()
  }

  async stop(): Promise<void> {
    await this.#clock.stop()
    await this.#feed.stop()
  }
}
