/**
 * Takes the steps of rows on time: rounds of tables, draws, closings. Every process of a role has such a
 * clock; the rows decide which process takes a step, with a lease that runs out if the process dies. There is
 * a timer for each known due moment; a slow scan finds what another process left behind.
 */
import { clock } from '../kernel/clock.ts'
import { DueTimers } from './due-timers.ts'
import { oneAtATime } from './one-at-a-time.ts'

export interface Due {
  readonly name: string
  readonly dueAt: Date
}

export interface LeasedSteps<Row> {
  /** Everything that waits for a step, whenever it is due. */
  readDue(): Promise<readonly Due[]>
  /** Leases something that is due for this long; every step may be taken twice. */
  take(leaseMs: number): Promise<Row | undefined>
  /** Takes the step; returns when the next one is due, or undefined if another process took it. */
  perform(row: Row): Promise<Due | undefined>
  nameOf(row: Row): string
  /** After a failed step any process may try again after this long. */
  release(row: Row, againMs: number): Promise<void>
  /** Called at the end of every scan. */
  onLook?(): Promise<void>
  onError(error: unknown): void
}

/** How long a process may work on a step before others assume that it died. */
const LEASE_MS = 5_000
const AGAIN_MS = 500
const LOOK_MS = 1_000
/** What is due later gets its timer in a later scan. */
const FAR_MS = 30_000

export class LeasedClock<Row> {
  readonly #steps: LeasedSteps<Row>
  readonly #timers = new DueTimers((name) => void this.#onTime(name))
  readonly #atWork = new Set<Promise<void>>()
  // Many rows are due at the same moment, and each has a timer: the first due row would be asked for by all.
  readonly #takeDue = oneAtATime(() => this.#takeAll())
  readonly #lookAround = oneAtATime(() => this.#lookForDue())
  #look: NodeJS.Timeout | null = null
  #runs = 0

  constructor(steps: LeasedSteps<Row>) {
    this.#steps = steps
  }

  start(): void {
    this.#look ??= setInterval(() => {
      this.#lookAround().catch(this.#steps.onError)
    }, LOOK_MS)
    this.#look.unref()
  }

  /** Takes no further step. */
  async stop(): Promise<void> {
    if (this.#look) clearInterval(this.#look)
    this.#look = null
    this.#timers.clear()
    while (this.#atWork.size > 0) await Promise.allSettled(this.#atWork)
  }

  isExpecting(name: string): boolean {
    return this.#timers.has(name)
  }

  /** Whether steps are being taken here, or one is due within so many milliseconds. */
  isBusyWithin(ms: number): boolean {
    return this.#runs > 0 || this.#timers.isAnyWithin(ms)
  }

  /** Something is due at a moment; ignored if the clock does not run. */
  expect(name: string, atMs: number): void {
    if (this.#look) this.#timers.set(name, atMs)
  }

  /** Takes every step that is due; those of several rows at the same time. */
  async runDue(): Promise<void> {
    this.#runs++
    try {
      for (;;) {
        const taken = await this.#takeDue()
        if (taken.length === 0) return
        await Promise.all(taken)
      }
    } finally {
      this.#runs--
    }
  }

  /** Begins every step that is due. */
  async #takeAll(): Promise<Promise<void>[]> {
    const taken: Promise<void>[] = []
    for (;;) {
      const row = await this.#steps.take(LEASE_MS)
      if (!row) return taken
      const work = this.#perform(row)
      taken.push(work)
      this.#atWork.add(work)
      void work.finally(() => this.#atWork.delete(work))
    }
  }

  async #perform(row: Row): Promise<void> {
    try {
      const next = await this.#steps.perform(row)
      if (next) this.expect(next.name, next.dueAt.getTime())
    } catch (error) {
      this.#steps.onError(error)
      await this.#steps.release(row, AGAIN_MS).catch(this.#steps.onError)
      this.expect(this.#steps.nameOf(row), clock.nowMs() + AGAIN_MS)
    }
  }

  async #onTime(name: string): Promise<void> {
    try {
      await this.runDue()
      // All its steps are taken, or the timer was slightly early for the database.
      if (this.#look && !this.#timers.has(name)) await this.#lookAround()
    } catch (error) {
      this.#steps.onError(error)
    }
  }

  /** What others left, and what a moved clock made due. */
  async #lookForDue(): Promise<void> {
    const due = await this.#steps.readDue()
    const nowMs = clock.nowMs()
    if (due.some(({ dueAt }) => dueAt.getTime() <= nowMs)) await this.runDue()
    for (const { name, dueAt } of due)
      if (dueAt.getTime() > nowMs && dueAt.getTime() - nowMs < FAR_MS) this.#timers.set(name, dueAt.getTime())
    await this.#steps.onLook?.()
  }
}
