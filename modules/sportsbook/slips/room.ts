/**
 * Where a house may soon lose as much on a market as it allows itself. Elsewhere a batch of slips does not
 * read what is held: what a selection may pay alone is compared as it is written.
 */
import type { FreshBet } from './ride.ts'
import { marketName } from './store/standing.ts'

/** So long what is held on such a market is read with each batch. */
const SCARCE_MS = 60_000

export class Room {
  readonly #until = new Map<string, number>()
  readonly #tried = new WeakSet<FreshBet>()

  /** Whether one of the bets is on such a market, or was in a batch that failed. */
  isScarce(bets: readonly FreshBet[]): boolean {
    const now = performance.now()
    const isScarce = bets.some(
      (bet) =>
        this.#tried.has(bet) ||
        bet.legs.some(({ marketNo }) => (this.#until.get(marketName(bet.merchantId, marketNo)) ?? 0) > now),
    )
    for (const bet of bets) this.#tried.add(bet)
    return isScarce
  }

  note(markets: Iterable<string>): void {
    const now = performance.now()
    for (const name of markets) this.#until.set(name, now + SCARCE_MS)
    if (this.#until.size > 1_000)
      for (const [name, until] of this.#until) if (until < now) this.#until.delete(name)
  }
}

/** A batch was judged by more room than there is; the poster sends it again. */
export class ExposureRanOut extends Error {
  /** serialization_failure */
  readonly code = '40001'
}
