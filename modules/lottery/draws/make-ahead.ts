/**
 * Makes the coming issues of every lottery, in parts so that nothing waits for it. Every process may run it
 * at any time.
 */
import { clock } from '../../../kernel/clock.ts'
import { addDays } from '../../../kernel/calendar.ts'
import type { Database, Reader } from '../../../platform/postgres.ts'
import { games, sourceOf, type ChosenSources, type Game } from './games.ts'
import { dayIssuesAfter, daysAhead, issuesClosingBetween, type PlannedIssue } from './rules/schedule.ts'
import { drawDates, exceptionsOf, type DrawDate } from './store/draw-dates.ts'
import { comingNumeros, lastCloses, makeIssues, type IssueMaking } from './store/planning.ts'
import { chosenSources } from './store/sources.ts'

const AHEAD_MS = 2 * 86_400_000
/** A plan may bet in 30 daily issues (domain/lottery.md §1.6). */
const DAILY_AHEAD_MS = 31 * 86_400_000
/** Issues of a game that are made in one statement. */
const AT_ONCE = 240
/** The same if every game is short of them: all are to be on sale soon. */
const AT_FIRST = 30
/** Games that are brought forward in one look. */
const GAMES_A_LOOK = 4
/** Between two turns of all games, once everything is made. */
const AGAIN_MS = 60_000
/** After such a pause every game may be short: the process starts, was stopped, or its clock was moved. */
const PAUSE_MS = 60_000
/** An issue opens when the draw before it is over, so exceptions are read from this long ago. */
const EXCEPTIONS_BEFORE_DAYS = 60

const chains = {
  fast: { length: 10_000, spare: 1_000 },
  daily: { length: 2_000, spare: 30 },
} as const

export interface PlanParts {
  readonly database: Database
  readonly games?: readonly Game[]
  readonly aheadMs?: number
  readonly chain?: { readonly length: number; readonly spare: number }
}

type Wish = Pick<PlanParts, 'aheadMs' | 'chain'> & { readonly atOnce?: number }

/** What is known of all games' coming issues before any is made. */
interface Known {
  readonly now: Date
  readonly last: ReadonlyMap<string, Date>
  readonly coming: ReadonlyMap<string, readonly string[]>
  readonly dates: readonly DrawDate[]
  readonly chosen: ChosenSources
}

/** Brings every game up to its planned issues in parts; true if all are made. */
export async function makeAhead({ database, ...wish }: PlanParts, now = clock.now()): Promise<boolean> {
  return (await makeGames(database.kysely, wish.games ?? games, now, wish)).length === 0
}

/** The same of some games, in a transaction of the caller or not; returns those that need another part. */
export async function makeGames(
  reader: Reader,
  all: readonly Game[],
  now: Date,
  wish: Wish = {},
): Promise<readonly Game[]> {
  const known = await readKnown(reader, all, now)
  const { atOnce = AT_ONCE } = wish
  const behind: Game[] = []
  for (const game of all) {
    // One more than are made tells that others follow; the thousands after it are not worked out each time.
    const missing = missingOf(game, known, { ...wish, atMost: atOnce + 1 })
    if (missing.length > atOnce) behind.push(game)
    if (missing.length > 0)
      await makeIssues(reader, makingOf(game, known.chosen, wish), missing.slice(0, atOnce))
  }
  return behind
}

/** Begins and publishes the seeds of every lottery that has none, which its first issues would wait for. */
export async function beginChains(reader: Reader): Promise<void> {
  const chosen = await chosenSources(reader)
  for (const game of games) await makeIssues(reader, makingOf(game, chosen), [])
}

const makingOf = (game: Game, chosen: ChosenSources, { chain }: Wish = {}): IssueMaking => ({
  gameCode: game.gameCode,
  source: sourceOf(game, chosen),
  resultTimeoutS: game.resultTimeoutS,
  chain: chain ?? chains[isFast(game) ? 'fast' : 'daily'],
})

async function readKnown(reader: Reader, all: readonly Game[], now: Date): Promise<Known> {
  const codesOf = (list: readonly Game[]) => list.map(({ gameCode }) => gameCode)
  const onDays = all.filter(({ schedule }) => schedule.every === 'DAY')
  const from = addDays(now.toISOString().slice(0, 10), -EXCEPTIONS_BEFORE_DAYS)
  return {
    now,
    last: await lastCloses(reader, codesOf(all.filter((game) => !onDays.includes(game)))),
    coming: await comingNumeros(reader, codesOf(onDays)),
    dates: await drawDates(reader, { from }),
    chosen: await chosenSources(reader),
  }
}

function missingOf(game: Game, known: Known, wish: Wish & { readonly atMost: number }): PlannedIssue[] {
  const { now, last, coming, dates } = known
  const { schedule, gameCode } = game
  if (schedule.every !== 'DAY') {
    const aheadMs = wish.aheadMs ?? (schedule.every === 'DAILY' ? DAILY_AHEAD_MS : AHEAD_MS)
    const from = last.get(gameCode) ?? now
    return issuesClosingBetween(schedule, from, new Date(now.getTime() + aheadMs), wish.atMost)
  }
  const made = coming.get(gameCode) ?? []
  const planned = dayIssuesAfter(schedule, now, daysAhead(game.group), exceptionsOf(dates, gameCode))
  return planned.filter(({ numero }) => !made.includes(numero))
}

const isFast = ({ schedule }: Game): boolean => schedule.every === 'CYCLE' || schedule.every === 'YEEKEE'

/**
 * Called with every look of the clock. The games take turns, a few in each look; after a pause all come first
 * with what they need soonest.
 */
export class Planner {
  readonly #parts: PlanParts
  readonly #games: readonly Game[]
  #waiting: readonly Game[] = []
  #lookedMs = Number.NEGATIVE_INFINITY
  #againMs = Number.NEGATIVE_INFINITY

  constructor(parts: PlanParts) {
    this.#parts = parts
    this.#games = parts.games ?? games
  }

  async look(): Promise<void> {
    const now = clock.now()
    const nowMs = now.getTime()
    const wasPaused = nowMs - this.#lookedMs > PAUSE_MS
    this.#lookedMs = nowMs
    if (wasPaused) {
      this.#waiting = await this.#make(this.#games, now, AT_FIRST)
      return
    }
    if (this.#waiting.length === 0 && nowMs < this.#againMs) return
    if (this.#waiting.length === 0) this.#waiting = this.#games
    const turn = this.#waiting.slice(0, GAMES_A_LOOK)
    this.#waiting = [...this.#waiting.slice(GAMES_A_LOOK), ...(await this.#make(turn, now, AT_ONCE))]
    if (this.#waiting.length === 0) this.#againMs = nowMs + AGAIN_MS
  }

  #make(some: readonly Game[], now: Date, atOnce: number): Promise<readonly Game[]> {
    return makeGames(this.#parts.database.kysely, some, now, { ...this.#parts, atOnce })
  }
}
