/**
 * Drives the rounds of all tables on time. Every process with the studio's role has one; the rows decide who takes a
 * step. A timer stands at each known due moment; a slow look-around finds what another process left behind.
 */
import { clock } from '../../kernel/clock.ts'
import { beginRound, takeStep } from './steps.ts'
import type { TableParts } from './parts.ts'
import { readDue, releaseRound, takeDueRound, type RoundRow } from './store/rounds.ts'
import { stateOf } from './view.ts'

/** How long a process may be at a step before others think that it is gone; every step may be taken twice. */
const LEASE_MS = 5_000
const AGAIN_MS = 500
const LOOK_MS = 1_000
/** Timers may fire a little early by the database's clock. */
const NUDGE_MS = 4

export class TableClock {
  readonly #parts: TableParts
  readonly #watched: () => readonly string[]
  readonly #onMoved: (round: RoundRow) => Promise<void>
  readonly #onFrozen: (round: RoundRow) => Promise<void>
  readonly #onShut: (tableId: string) => Promise<void>
  /** Tables that begin no round, whose readers know it. */
  readonly #shut = new Set<string>()
  readonly #timers = new Map<string, { atMs: number; timer: NodeJS.Timeout }>()
  readonly #atWork = new Set<Promise<void>>()
  #look: NodeJS.Timeout | null = null

  constructor(parts: TableParts, watch: { watched: () => readonly string[]; onMoved: (round: RoundRow) => Promise<void>; onFrozen: (round: RoundRow) => Promise<void>; onShut: (tableId: string) => Promise<void> }) {
    this.#parts = parts
    this.#watched = watch.watched
    this.#onMoved = watch.onMoved
    this.#onFrozen = watch.onFrozen
    this.#onShut = watch.onShut
  }

  start(): void {
    this.#look ??= setInterval(() => { this.#lookAround().catch(this.#parts.onError) }, LOOK_MS)
    this.#look.unref()
  }

  /** Takes no further step by itself. */
  async stop(): Promise<void> {
    if (this.#look) clearInterval(this.#look)
    this.#look = null
    for (const { timer } of this.#timers.values()) clearTimeout(timer)
    this.#timers.clear()
    while (this.#atWork.size > 0) await Promise.allSettled(this.#atWork)
  }

  /** Begins a round where none runs and the last one is over: somebody wants to see one. */
  async wake(tableId: string): Promise<void> {
    const begun = await beginRound(this.#parts, tableId)
    if (!begun) {
      if (this.#shut.has(tableId)) return
      this.#shut.add(tableId)
      await this.#onShut(tableId)
      return
    }
    this.#shut.delete(tableId)
    const { round, isNew } = begun
    if (this.#look) this.#schedule(tableId, (round.due_at ?? round.ends_at).getTime())
    if (isNew) await this.#onMoved(round)
  }

  /** Takes every step that is due; rounds of several tables at the same time. */
  async runDue(): Promise<void> {
    for (;;) {
      const mine: Promise<void>[] = []
      for (;;) {
        const round = await takeDueRound(this.#parts.database.kysely, LEASE_MS)
        if (!round) break
        const work = this.#perform(round)
        mine.push(work)
        this.#atWork.add(work)
        void work.finally(() => this.#atWork.delete(work))
      }
      if (mine.length === 0) return
      await Promise.all(mine)
    }
  }

  async #perform(round: RoundRow): Promise<void> {
    try {
      const moved = await takeStep(this.#parts, round)
      if (!moved) return
      // Some steps are nobody's affair: what is seen of the table stays as it was.
      if (stateOf(moved.step) !== stateOf(round.step)) await this.#onMoved(moved)
      else if (moved.step === 'FROZEN') await this.#onFrozen(moved)
      if (this.#look) this.#schedule(round.table_id, (moved.due_at ?? moved.ends_at).getTime())
    } catch (error) {
      this.#parts.onError(error)
      await releaseRound(this.#parts.database.kysely, round.round_id, round.step, AGAIN_MS).catch(this.#parts.onError)
      if (this.#look) this.#schedule(round.table_id, clock.nowMs() + AGAIN_MS)
    }
  }

  #schedule(tableId: string, atMs: number): void {
    const known = this.#timers.get(tableId)
    if (known?.atMs === atMs) return
    clearTimeout(known?.timer)
    const timer = setTimeout(() => {
      this.#timers.delete(tableId)
      void this.#onTime(tableId)
    }, Math.max(0, atMs - clock.nowMs()) + NUDGE_MS)
    this.#timers.set(tableId, { atMs, timer })
  }

  async #onTime(tableId: string): Promise<void> {
    try {
      await this.runDue()
      // The round is over, or the timer was a breath too early for the database.
      if (this.#look && !this.#timers.has(tableId)) await this.#lookAround()
    } catch (error) {
      this.#parts.onError(error)
    }
  }

  /** What others left, what the moved clock made due, and tables that somebody looks at and that wait for a round. */
  async #lookAround(): Promise<void> {
    const due = await readDue(this.#parts.database.kysely)
    const nowMs = clock.nowMs()
    if (due.some(({ dueAt }) => dueAt.getTime() <= nowMs)) await this.runDue()
    for (const { tableId, dueAt } of due) if (dueAt.getTime() > nowMs && dueAt.getTime() - nowMs < 30_000) this.#schedule(tableId, dueAt.getTime())
    for (const tableId of this.#watched()) if (!this.#timers.has(tableId)) await this.wake(tableId).catch(this.#parts.onError)
  }
}
