/** Who fires no shot for two minutes gives his gun to somebody else: he is told in time. */
export const IDLE_MS = 120_000
const WARNING_MS = 100_000
/** The house's clock and this one may differ by so much. */
const LEEWAY_MS = 10_000

export class IdleWatch {
  #sinceMs = 0
  #isWarned = false

  /** A shot was charged, or the member has just sat down. */
  restart(nowMs: number): void {
    this.#sinceMs = nowMs
  }

  wasIdle(nowMs: number): boolean {
    return nowMs - this.#sinceMs > IDLE_MS - LEEWAY_MS
  }

  /** Seconds that are left, where it is time to say so; 'over' once when the warning is to go; null: nothing to say. */
  look(nowMs: number): number | 'over' | null {
    const idleMs = nowMs - this.#sinceMs
    if (idleMs >= WARNING_MS) {
      this.#isWarned = true
      return Math.max(0, Math.ceil((IDLE_MS - idleMs) / 1_000))
    }
    const wasWarned = this.#isWarned
    this.#isWarned = false
    return wasWarned ? 'over' : null
  }
}
