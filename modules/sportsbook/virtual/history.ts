/**
 * Matches of the last days for a house that opens with virtual matches: planned, played and revealed at once,
 * from seeds as all others. Nobody could bet on them.
 */
import { clock } from '../../../kernel/clock.ts'
import type { FeedMessage } from '../../../kernel/sports/feed.ts'
import type { Database, Tx } from '../../../platform/postgres.ts'
import { playOn } from './play-on.ts'
import { leagues, type VirtualLeague } from './rules/leagues.ts'
import { fixtureOf, resultMessage } from './rules/messages.ts'
import { matchesBetween, type PlannedMatch } from './rules/slots.ts'
import * as store from './store/matches.ts'
import { say } from './store/outbox.ts'

const HOUR_MS = 3_600_000
const DAYS = 2
/** Matches of a league in a day, at the same distance from one another. */
const A_DAY = 3
/** Matches of the last hours may still be joined as they are played. */
const UNTIL_MS = HOUR_MS
const UNIT_MS = 1_000
const AT_ONCE = 11

const pastOf = (league: VirtualLeague, now: Date): PlannedMatch[] =>
  Array.from({ length: DAYS * A_DAY }, (_, place) => {
    const from = now.getTime() - UNTIL_MS - ((place + 1) * 24 * HOUR_MS) / A_DAY
    return matchesBetween(league, new Date(from), new Date(from + HOUR_MS))[0]!
  })

/** A house that has played for so long needs no past; one whose history ends with a few matches does. */
const PLAYED_MS = 24 * HOUR_MS

/** Does nothing in a house that played before. Returns how many were played. */
export async function playPast(
  database: Database,
  onSaid: () => void,
  now = clock.now(),
  all: readonly VirtualLeague[] = leagues,
): Promise<number> {
  if (await store.hasMatchBefore(database.kysely, new Date(now.getTime() - PLAYED_MS))) return 0
  const past = all
    .flatMap((league) => pastOf(league, now))
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
  for (let from = 0; from < past.length; from += AT_ONCE) {
    await database.transaction((tx) => playAll(tx, past.slice(from, from + AT_ONCE), now))
    onSaid()
  }
  return past.length
}

async function playAll(tx: Tx, planned: readonly PlannedMatch[], now: Date): Promise<void> {
  await store.planMatches(tx, planned)
  const messages: FeedMessage[] = []
  const ids: string[] = []
  for (const { matchId } of planned) {
    const match = await store.lockMatch(tx, matchId)
    if (match?.state !== 'PLANNED' || !(await store.kickOff(tx, matchId, UNIT_MS))) continue
    const begun = { ...match, kickedOffAt: match.startsAt, unitMs: UNIT_MS }
    const { play } = await playOn(tx, begun, now)
    await store.storePlay(tx, matchId, { play, resumesAt: null, dueAt: null })
    await store.endMatch(tx, matchId, 'DONE')
    await store.revealSeed(tx, matchId)
    messages.push({ kind: 'FIXTURE', fixture: fixtureOf(match) }, resultMessage(matchId, play.facts))
    ids.push(matchId)
  }
  const seq = await say(tx, messages)
  for (const matchId of ids) await store.noteResult(tx, matchId, seq)
}
