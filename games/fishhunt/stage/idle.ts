/** A member who fires no shot for two minutes loses their gun: they are warned in time. */
export const IDLE_MS = 120_000
const WARNING_MS = 100_000
/** The difference that the server's clock and this one may have. */
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

  /**
   * Seconds that are left, if a warning is due; 'over' once when the warning is to be removed; null: nothing
   * to show.
   */
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
