/** One timer for each name, at the moment when something is due by the product's clock. */
import { clock } from '../kernel/clock.ts'

/** Timers may fire slightly early by the database's clock. */
const NUDGE_MS = 4

export class DueTimers {
  readonly #onTime: (name: string) => void
  readonly #timers = new Map<string, { atMs: number; timer: NodeJS.Timeout }>()

  constructor(onTime: (name: string) => void) {
    this.#onTime = onTime
  }

  has(name: string): boolean {
    return this.#timers.has(name)
  }

  /** Whether anything is due within so many milliseconds. */
  isAnyWithin(ms: number): boolean {
    const untilMs = clock.nowMs() + ms
    return [...this.#timers.values()].some(({ atMs }) => atMs <= untilMs)
  }

  /** Moves the timer of this name. */
  set(name: string, atMs: number): void {
    if (this.#timers.get(name)?.atMs === atMs) return
    this.drop(name)
    const timer = setTimeout(
      () => {
        this.#timers.delete(name)
        this.#onTime(name)
      },
      Math.max(0, atMs - clock.nowMs()) + NUDGE_MS,
    )
    this.#timers.set(name, { atMs, timer })
  }

  drop(name: string): void {
    clearTimeout(this.#timers.get(name)?.timer)
    this.#timers.delete(name)
  }

  clear(): void {
    for (const name of [...this.#timers.keys()]) this.drop(name)
  }
}
