/**
 * Makes the issues of the next two days, a few hundred at a time so that nothing waits for it. Every process
 * may run it at any time.
 */
import { clock } from '../../../kernel/clock.ts'
import type { Database } from '../../../platform/postgres.ts'
import { games, type Game } from './games.ts'
import { issuesClosingBetween } from './rules/schedule.ts'
import { lastCloses, makeIssues } from './store/planning.ts'

const AHEAD_MS = 2 * 86_400_000
/** A plan may bet in 30 daily issues (domain/lottery.md §1.6). */
const DAILY_AHEAD_MS = 31 * 86_400_000
/** Issues of a game that are made in one statement. */
const AT_ONCE = 240
/** Between two looks, once everything is made. */
const AGAIN_MS = 60_000

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

/** Brings every game up to its planned issues in parts; true if all are made. */
export async function makeAhead({ database, ...wish }: PlanParts, now = clock.now()): Promise<boolean> {
  const { kysely } = database
  const all = (wish.games ?? games).filter(
    ({ schedule: { every } }) => every === 'CYCLE' || every === 'DAILY',
  )
  const last = await lastCloses(
    kysely,
    all.map(({ gameCode }) => gameCode),
  )
  let isDone = true
  for (const game of all) {
    const from = last.get(game.gameCode) ?? now
    const aheadMs = wish.aheadMs ?? (game.cycleS === null ? DAILY_AHEAD_MS : AHEAD_MS)
    const missing = issuesClosingBetween(game, from, new Date(now.getTime() + aheadMs))
    if (missing.length > AT_ONCE) isDone = false
    if (missing.length === 0) continue
    const chain = wish.chain ?? (game.cycleS === null ? chains.daily : chains.fast)
    await makeIssues(kysely, game.gameCode, missing.slice(0, AT_ONCE), chain)
  }
  return isDone
}

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
