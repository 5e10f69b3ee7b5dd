/**
 * Plans the coming matches and tells the book of them, in parts so that nothing waits for it. Every process
 * may run it at any time: what is planned follows from the time, and rows are told by whoever locks them.
 */
import { clock } from '../../../kernel/clock.ts'
import type { FeedMessage } from '../../../kernel/sports/feed.ts'
import { plays, virtualSports } from '../../../kernel/sports/virtual/plays.ts'
import type { Database, Tx } from '../../../platform/postgres.ts'
import { leagues, type VirtualLeague } from './rules/leagues.ts'
import { marketsOfMatch } from './rules/markets.ts'
import { fixtureIdOf, fixtureOf, marketsMessage, resultMessage, voidFacts } from './rules/messages.ts'
import { matchesToPlan } from './rules/slots.ts'
import { keepSeasons } from './season-keeper.ts'
import * as store from './store/matches.ts'
import type { Match } from './store/matches.ts'
import { say } from './store/outbox.ts'

const MINUTE_MS = 60_000
/** Between two looks, once everything is planned and told. */
const AGAIN_MS = 15_000
/** A match is offered with all its markets so long before its start. */
const WIDE_MS = 60 * MINUTE_MS
/** Matches that are told in one transaction. */
const AT_ONCE = 12

export interface PlanParts {
  readonly database: Database
  readonly leagues?: readonly VirtualLeague[]
  /** Minutes of a match in a minute; null: the house plays no matches of its own by now. */
  speed(): Promise<number | null>
  /** Called once, when everything that is to come is told. */
  afterFirst?(now: Date): Promise<unknown>
  onSaid(): void
}

/** No match of the house's own takes longer, breaks and overtime included. */
const longestMs = (speed: number): number =>
  Math.max(...virtualSports.map((code) => plays[code].leastUnits * plays[code].unitMinutes)) *
  (MINUTE_MS / speed)

/** Plans and tells a part of what is missing; true if nothing is. */
export async function planAhead(parts: PlanParts, now = clock.now()): Promise<boolean> {
  const { database, leagues: all = leagues } = parts
  const speed = await parts.speed()
  if (speed === null) return withdraw(parts)
  const wanted = matchesToPlan(all, now, longestMs(speed))
  const known = await store.knownMatches(
    database.kysely,
    wanted.map(({ matchId }) => matchId),
  )
  const missing = wanted.filter(({ matchId }) => !known.has(matchId))
  if (missing.length > 0) await store.planMatches(database.kysely, missing)
  const told = await database.transaction((tx) => tell(tx, now))
  const widened = told < AT_ONCE ? await database.transaction((tx) => widen(tx, now)) : 0
  const kept = told < AT_ONCE && widened < AT_ONCE ? await keepSeasons(database, all, now) : 1
  if (told + widened + kept > 0) parts.onSaid()
  return told < AT_ONCE && widened < AT_ONCE && kept === 0
}

const isNear = ({ startsAt }: Match, now: Date): boolean => startsAt.getTime() - now.getTime() < WIDE_MS

/** Tells the book of planned matches that it does not know, and returns how many there were. */
export async function tell(tx: Tx, now: Date): Promise<number> {
  const matches = await store.lockUntold(tx, AT_ONCE)
  if (matches.length === 0) return 0
  const wide = matches.filter((match) => isNear(match, now))
  const idsOf = (list: readonly Match[]) => list.map(({ matchId }) => matchId)
  await store.markTold(tx, idsOf(matches), idsOf(wide))
  await say(
    tx,
    matches.flatMap((match): FeedMessage[] => [
      { kind: 'FIXTURE', fixture: fixtureOf(match) },
      ...marketsMessage(match.matchId, marketsOfMatch({ ...match, hasAllMarkets: isNear(match, now) }, null)),
    ]),
  )
  return matches.length
}

async function widen(tx: Tx, now: Date): Promise<number> {
  const matches = await store.lockNarrow(tx, new Date(now.getTime() + WIDE_MS), AT_ONCE)
  if (matches.length === 0) return 0
  await store.markWide(
    tx,
    matches.map(({ matchId }) => matchId),
  )
  await say(
    tx,
    matches.flatMap((match) =>
      marketsMessage(match.matchId, marketsOfMatch({ ...match, hasAllMarkets: true }, null)),
    ),
  )
  return matches.length
}

/** The house plays no more matches of its own: coming ones go, but those with bets are still played. */
async function withdraw({ database, onSaid }: PlanParts): Promise<boolean> {
  const withdrawn = await database.transaction(async (tx) => {
    let count = 0
    for (const match of await store.lockComing(tx)) {
      const isTold = match.state === 'TOLD'
      if (isTold && (await store.hasBets(tx, fixtureIdOf(match.matchId)))) continue
      await store.endMatch(tx, match.matchId, 'VOID')
      await store.revealSeed(tx, match.matchId)
      if (isTold)
        await store.noteResult(
          tx,
          match.matchId,
          await say(tx, [resultMessage(match.matchId, voidFacts(null))]),
        )
      count++
    }
    return count
  })
  if (withdrawn > 0) onSaid()
  return true
}

/** Called with every look of the clock; does something when the time for it has come. */
export class Planner {
  readonly #parts: PlanParts
  #nextMs = Number.NEGATIVE_INFINITY
  #isFirst = true

  constructor(parts: PlanParts) {
    this.#parts = parts
  }

  async look(): Promise<void> {
    const nowMs = clock.nowMs()
    if (nowMs < this.#nextMs) return
    const isDone = await planAhead(this.#parts)
    this.#nextMs = isDone ? nowMs + AGAIN_MS : nowMs
    if (!isDone || !this.#isFirst || (await this.#parts.speed()) === null) return
    this.#isFirst = false
    await this.#parts.afterFirst?.(new Date(nowMs))
  }
}
