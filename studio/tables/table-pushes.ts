/** Pushes changes of a table to its readers: a new state at once, sums of bets at most once a second. */
import type { TellTopic } from '../core/topics.ts'
import type { RoundRow } from './store/rounds.ts'
import { entryOf } from './view.ts'
import type { TableViews } from './views.ts'

const TOTALS_MS = 1_000
/**
 * A push to other processes has less than 8,000 bytes: of a very wide layout the largest sums are sent, and
 * reading the table gives all.
 */
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

  /** A new state: pushed at once, with the present sums. */
  async moved(tableId: string, round?: RoundRow): Promise<void> {
    clearTimeout(this.#timers.get(tableId))
    this.#timers.delete(tableId)
    this.#views.forget(tableId)
    await this.#push(tableId, round)
  }

  /** Bets were accepted: pushed within a second, together with others that come meanwhile. */
  staked(tableId: string): void {
    if (this.#timers.has(tableId)) return
    this.#timers.set(
      tableId,
      setTimeout(() => {
        this.#timers.delete(tableId)
        void this.#push(tableId)
      }, TOTALS_MS),
    )
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
      const totals =
        view.totals.length <= MOST_SPOTS
          ? view.totals
          : [...view.totals].sort((a, b) => b.stake - a.stake).slice(0, MOST_SPOTS)
      this.#tell(`table:${tableId}`, { ...view, totals, ...(entry ? { entry } : {}) })
    } catch (error) {
      // A reader who missed it sees the gap with the next push and reads the table.
      this.#onError(error)
    }
  }
}
