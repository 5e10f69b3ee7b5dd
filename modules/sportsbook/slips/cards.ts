/**
 * What markets are called and what they belong to, for vendors and names of bets: read for many at once and
 * kept for a minute, since a market never changes its fixture.
 */
import { clock } from '../../../kernel/clock.ts'
import { Batcher } from '../../../platform/batcher.ts'
import type { Database } from '../../../platform/postgres.ts'
import { readCards, type MarketCard } from './store/cards.ts'

const KEPT_MS = 60_000
const MOST_KEPT = 20_000
const MOST_AT_ONCE = 500
const readers = new WeakMap<Database, Cards>()

/** In the order of the numbers; undefined for a market that does not exist. */
export function cardsOf(
  database: Database,
  marketNos: readonly bigint[],
): Promise<(MarketCard | undefined)[]> {
  let cards = readers.get(database)
  if (!cards) readers.set(database, (cards = new Cards(database)))
  return Promise.all(marketNos.map((marketNo) => cards.of(marketNo)))
}

class Cards {
  readonly #kept = new Map<bigint, { card: MarketCard; untilMs: number }>()
  readonly #reads: Batcher<bigint, MarketCard | undefined>

  constructor(database: Database) {
    this.#reads = new Batcher(
      async (marketNos) => {
        const found = await readCards(database.kysely, [...new Set(marketNos)])
        return marketNos.map((marketNo) => found.get(marketNo))
      },
      { most: MOST_AT_ONCE },
    )
  }

  async of(marketNo: bigint): Promise<MarketCard | undefined> {
    const known = this.#kept.get(marketNo)
    if (known && known.untilMs > clock.nowMs()) return known.card
    const card = await this.#reads.do(marketNo)
    if (!card) return undefined
    // The oldest goes first; one that is read again counts as new.
    this.#kept.delete(marketNo)
    if (this.#kept.size >= MOST_KEPT) this.#kept.delete(this.#kept.keys().next().value!)
    this.#kept.set(marketNo, { card, untilMs: clock.nowMs() + KEPT_MS })
    return card
  }
}
