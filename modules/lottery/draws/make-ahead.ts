/**
 * Makes the coming issues of every lottery, a few hundred at a time so that nothing waits for it. Every
 * process may run it at any time.
 */
import { clock } from '../../../kernel/clock.ts'
import { addDays } from '../../../kernel/calendar.ts'
import type { Database, Reader } from '../../../platform/postgres.ts'
import { games, sourceOf, type ChosenSources, type Game } from './games.ts'
import { dayIssuesAfter, daysAhead, issuesClosingBetween, type PlannedIssue } from './rules/schedule.ts'
import { drawDates, exceptionsOf, type DrawDate } from './store/draw-dates.ts'
import { comingNumeros, lastCloses, makeIssues } from './store/planning.ts'
import { chosenSources } from './store/sources.ts'

const AHEAD_MS = 2 * 86_400_000
/** A plan may bet in 30 daily issues (domain/lottery.md §1.6). */
const DAILY_AHEAD_MS = 31 * 86_400_000
/** Issues of a game that are made in one statement. */
const AT_ONCE = 240
/** Between two looks, once everything is made. */
const AGAIN_MS = 60_000
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

type Wish = Pick<PlanParts, 'aheadMs' | 'chain'>

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
  return makeGames(database.kysely, wish.games ?? games, now, wish)
}

/** The same of some games, in a transaction of the caller or not. */
export async function makeGames(
  reader: Reader,
  all: readonly Game[],
  now: Date,
  wish: Wish = {},
): Promise<boolean> {
  const known = await readKnown(reader, all, now)
  let isDone = true
  for (const game of all) {
    const missing = missingOf(game, known, wish.aheadMs)
    if (missing.length > AT_ONCE) isDone = false
    if (missing.length === 0) continue
    const chain = wish.chain ?? chains[isFast(game) ? 'fast' : 'daily']
    const { gameCode, resultTimeoutS } = game
    const source = sourceOf(game, known.chosen)
    await makeIssues(reader, { gameCode, source, resultTimeoutS, chain }, missing.slice(0, AT_ONCE))
  }
  return isDone
}

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

function missingOf(game: Game, known: Known, wishedMs: number | undefined): PlannedIssue[] {
  const { now, last, coming, dates } = known
  const { schedule, gameCode } = game
  if (schedule.every !== 'DAY') {
    const aheadMs = wishedMs ?? (schedule.every === 'DAILY' ? DAILY_AHEAD_MS : AHEAD_MS)
    const from = last.get(gameCode) ?? now
    return issuesClosingBetween(schedule, from, new Date(now.getTime() + aheadMs))
  }
  const made = coming.get(gameCode) ?? []
  const planned = dayIssuesAfter(schedule, now, daysAhead(game.group), exceptionsOf(dates, gameCode))
  return planned.filter(({ numero }) => !made.includes(numero))
}

const isFast = ({ schedule }: Game): boolean => schedule.every === 'CYCLE' || schedule.every === 'YEEKEE'

/** Called with every look of the clock; does something when the time for it has come. */
export class Planner {
  readonly #parts: PlanParts
  #nextMs = Number.NEGATIVE_INFINITY

  constructor(parts: PlanParts) {
    this.#parts = parts
  }

  async look(): Promise<void> {
    const nowMs = clock.nowMs()
    if (nowMs < this.#nextMs) return
    const isDone = await makeAhead(this.#parts)
    this.#nextMs = isDone ? nowMs + AGAIN_MS : nowMs
  }
}
