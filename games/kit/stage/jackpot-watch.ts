/**
 * Which pools were won by rounds of this page. The news of a win may come before its round is shown, or long
 * after.
 */
import type { StagePage, WonPool } from './page.ts'

/** Rounds and wins are remembered so far back. */
const MOST_KEPT = 100

export class JackpotWatch {
  readonly #own = new Set<string>()
  /** Not shown yet, by round. */
  readonly #heard = new Map<string, WonPool>()
  readonly #end: (() => void) | undefined

  /** `heard`: there may be something to show. */
  constructor({ watchWins }: Pick<StagePage, 'watchWins'>, heard: () => void) {
    this.#end = watchWins?.((won) => {
      this.#heard.set(won.roundId, won)
      dropOldest(this.#heard)
      heard()
    })
  }

  /** A round of this page, whatever it has won. */
  played(roundId: string): void {
    this.#own.add(roundId)
    dropOldest(this.#own)
  }

  /** A win of one of these rounds that was not taken before; null if there is none. */
  take(): WonPool | null {
    for (const [roundId, won] of this.#heard) {
      if (!this.#own.has(roundId)) continue
      this.#heard.delete(roundId)
      return won
    }
    return null
  }

  end(): void {
    this.#end?.()
  }
}

function dropOldest(kept: Set<string> | Map<string, WonPool>): void {
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!)
}
