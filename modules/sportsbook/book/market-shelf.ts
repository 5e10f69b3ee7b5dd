/**
 * Markets as they were read last, for the judges of batches: most of them have not changed since the batch
 * before. The database compares what they are made of, so none of them is ever taken for what it was.
 */
import type { Question } from '../../../platform/postgres.ts'
import { changedMarkets, marketOf, type BookMarket, type MarkedMarket } from './store/markets.ts'

/** Above it all are forgotten: more than are sold at a time. */
const MOST = 20_000

export class MarketShelf {
  readonly #known = new Map<string, MarkedMarket>()

  /** `marketsNow` with its clock. */
  marketsNow(
    merchantId: string,
    marketNos: readonly bigint[],
  ): Question<{ markets: ReadonlyMap<bigint, BookMarket>; now: Date }> {
    const nameOf = (no: bigint) => `${merchantId}/${no}`
    const before = new Map(marketNos.map((no) => [no, this.#known.get(nameOf(no))]))
    const asked = changedMarkets(
      merchantId,
      [...before].map(([no, known]) => [no, known?.mark ?? '']),
    )
    const read = (rows: unknown[]) => {
      const { changed, now } = asked.read(rows)
      const markets = new Map<bigint, BookMarket>()
      for (const [no, known] of before) {
        const one = changed.has(no) ? changed.get(no) : known
        if (one !== known) this.#keep(nameOf(no), one)
        if (one) markets.set(no, marketOf(one.row, now))
      }
      return { markets, now }
    }
    return { statement: asked.statement, read }
  }

  #keep(name: string, one: MarkedMarket | undefined): void {
    if (this.#known.size > MOST) this.#known.clear()
    if (one) this.#known.set(name, one)
    else this.#known.delete(name)
  }
}
