/** Tells the table's readers what changed: a new state at once, sums of bets at most once a second. */
import type { RoundRow } from './store/rounds.ts'
import { entryOf, type TableViews } from './view.ts'

export type TellTopic = (topic: string, data: Record<string, unknown>) => void

const TOTALS_MS = 1_000
/** A push to other processes holds less than 8,000 bytes: of a very wide layout the largest sums go out, reading the table gives all. */
const MOST_SPOTS = 80

export class TableNews {
  readonly #views: TableViews
  readonly #tell: TellTopic
  readonly #onError: (error: unknown) => void
  readonly #timers = new Map<string, NodeJS.Timeout>()

  constructor(parts: { views: TableViews; tell: TellTopic; onError: (error: unknown) => void }) {
    this.#views = parts.views
    this.#tell = parts.tell
    this.#onError = parts.onError
  }

  /** A new state: told at once, with the sums as they stand. */
  async moved(tableId: string, round?: RoundRow): Promise<void> {
    clearTimeout(this.#timers.get(tableId))
    this.#timers.delete(tableId)
    this.#views.forget(tableId)
    await this.#push(tableId, round)
  }

  /** Bets were accepted: told within a second, together with what else comes meanwhile. */
  staked(tableId: string): void {
    if (this.#timers.has(tableId)) return
    this.#timers.set(tableId, setTimeout(() => {
      this.#timers.delete(tableId)
      void this.#push(tableId)
    }, TOTALS_MS))
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#timers.clear()
  }

  async #push(tableId: string, round?: RoundRow): Promise<void> {
    try {
      const shown = await (round ? this.#views.moved(tableId, round) : this.#views.of(tableId))
      if (!shown) return
      const { view } = shown
      const entry = entryOf(view)
      const totals = view.totals.length <= MOST_SPOTS ? view.totals : [...view.totals].sort((a, b) => b.stake - a.stake).slice(0, MOST_SPOTS)
      this.#tell(`table:${tableId}`, { ...view, totals, ...(entry ? { entry } : {}) })
    } catch (error) {
      // Whoever missed it sees the gap with the next push and reads the table.
      this.#onError(error)
    }
  }
}
