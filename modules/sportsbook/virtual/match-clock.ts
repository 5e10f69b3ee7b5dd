/**
 * Plays the virtual matches on time, in every process with the worker's role; the rows decide which process
 * takes a step. What a step says is written with it and sent by the feed (feed-out.ts).
 */
import type { FeedMessage } from '../../../kernel/sports/feed.ts'
import type { PlayState } from '../../../kernel/sports/virtual/play.ts'
import { plays } from '../../../kernel/sports/virtual/plays.ts'
import { LeasedClock } from '../../../platform/leased-clock.ts'
import type { Database, Tx } from '../../../platform/postgres.ts'
import { isShaking, playOn, stepAt, type Begun, type PlayedOn } from './play-on.ts'
import { changedMarkets, marketsOfMatch } from './rules/markets.ts'
import {
  fixtureIdOf,
  incidentMessage,
  marketsMessage,
  resultMessage,
  statusMessage,
  voidFacts,
} from './rules/messages.ts'
import * as store from './store/matches.ts'
import type { Match } from './store/matches.ts'
import { say } from './store/outbox.ts'
import { readDue, releaseStep, takeDueStep, type StepRow } from './store/steps.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
/** Between the end of a match and its result. */
const RESULT_MS = 3_000

export interface MatchClockParts {
  readonly database: Database
  /** Minutes of a match in a minute. */
  speed(): Promise<number>
  /** Something was said. */
  onSaid(): void
  /** At the end of every look. */
  onLook?(): Promise<void>
  onError(error: unknown): void
}

export class MatchClock {
  readonly #parts: MatchClockParts
  readonly #clock: LeasedClock<StepRow>

  constructor(parts: MatchClockParts) {
    this.#parts = parts
    const { kysely } = parts.database
    this.#clock = new LeasedClock({
      readDue: async () =>
        (await readDue(kysely)).map(({ match_id, due_at: dueAt }) => ({ name: match_id, dueAt })),
      take: (leaseMs) => takeDueStep(kysely, leaseMs),
      perform: (row) => this.#perform(row),
      nameOf: ({ match_id }) => match_id,
      release: ({ match_id }, againMs) => releaseStep(kysely, match_id, againMs),
      ...(parts.onLook ? { onLook: parts.onLook } : {}),
      onError: parts.onError,
    })
  }

  start(): void {
    this.#clock.start()
  }

  /** Takes no further step. */
  stop(): Promise<void> {
    return this.#clock.stop()
  }

  /** Takes every step that is due. */
  runDue(): Promise<void> {
    return this.#clock.runDue()
  }

  async #perform({ match_id: matchId, now }: StepRow): Promise<{ name: string; dueAt: Date } | undefined> {
    const speed = await this.#parts.speed()
    const next = await this.#parts.database.transaction(async (tx) => {
      const match = await store.lockMatch(tx, matchId)
      return match?.dueAt && match.dueAt <= now ? step(tx, match, now, speed) : undefined
    })
    if (next === undefined) return undefined
    this.#parts.onSaid()
    return next === null ? undefined : { name: matchId, dueAt: next }
  }
}

/** Returns when the next step is due; null if there is none. */
async function step(tx: Tx, match: Match, now: Date, speed: number): Promise<Date | null> {
  const lateMs = now.getTime() - match.startsAt.getTime()
  const isTooLate = lateMs > (await store.voidAfterHours(tx, match.sportCode)) * HOUR_MS
  if (isTooLate) return giveUp(tx, match)
  if (match.state === 'LIVE') return goOn(tx, match as Begun, now)
  const { unitMinutes, leastUnits } = plays[match.sportCode]
  const unitMs = Math.round((unitMinutes * MINUTE_MS) / speed)
  const wasMissed = lateMs > leastUnits * unitMs
  if (wasMissed && !(await store.hasBets(tx, fixtureIdOf(match.matchId)))) return giveUp(tx, match)
  if (!(await store.kickOff(tx, match.matchId, unitMs))) return match.startsAt
  return goOn(tx, { ...match, state: 'LIVE', kickedOffAt: match.startsAt, unitMs }, now)
}

/**
 * Nobody attended it in its time. What was not begun never takes place; what was begun is abandoned, and what
 * is decided of it stands (domain/sportsbook.md §7).
 */
async function giveUp(tx: Tx, match: Match): Promise<null> {
  const result = resultMessage(match.matchId, voidFacts(match.play))
  await store.endMatch(tx, match.matchId, 'VOID')
  await store.revealSeed(tx, match.matchId)
  await store.noteResult(tx, match.matchId, await say(tx, [result]))
  return null
}

async function goOn(tx: Tx, match: Begun, now: Date): Promise<Date | null> {
  if (match.play?.isOver) return end(tx, match, match.play)
  const played = await playOn(tx, match, now)
  const dueAt = nextOf(match, played, now)
  await store.storePlay(tx, match.matchId, { ...played, dueAt })
  await say(tx, messagesOf(match, played))
  return dueAt
}

function nextOf(match: Begun, { play, resumesAt }: PlayedOn, now: Date): Date {
  if (play.isOver) return new Date(now.getTime() + RESULT_MS)
  const next = stepAt(match, play)
  return resumesAt && resumesAt < next ? resumesAt : next
}

/** The result, and only then the seed. */
async function end(tx: Tx, match: Begun, play: PlayState): Promise<null> {
  await store.endMatch(tx, match.matchId, 'DONE')
  await store.revealSeed(tx, match.matchId)
  await store.noteResult(tx, match.matchId, await say(tx, [resultMessage(match.matchId, play.facts)]))
  return null
}

/**
 * A suspension is told before what causes it, and prices for the new score after it. A step that only ends a
 * suspension says that bets are taken again.
 */
function messagesOf(match: Begun, { play, incidents, resumesAt, hasStepped }: PlayedOn): FeedMessage[] {
  const standing = {
    status: play.isOver ? ('ENDED' as const) : ('LIVE' as const),
    play,
    isSuspended: play.isOver || resumesAt !== null,
  }
  if (!hasStepped) return [statusMessage(match, standing)]
  const before = marketsOfMatch(match, match.play)
  const after = play.isOver ? [] : marketsOfMatch(match, play)
  const isShaken = incidents.some(isShaking)
  return [
    statusMessage(match, standing),
    ...incidents.map((incident) => incidentMessage(match, incident)),
    ...marketsMessage(match.matchId, play.isOver ? [] : changedMarkets(before, after, isShaken)),
  ]
}
