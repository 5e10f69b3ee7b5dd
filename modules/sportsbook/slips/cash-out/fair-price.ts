/** What the price of a selection is without the margin of its market, if no chances are told. */
import { toWireAmount } from '../../../../kernel/money.ts'
import type { MarketType } from '../../../../kernel/sports/words.ts'

/** How many selections of a market win at each outcome. */
const winnersOf = (typeCode: MarketType): bigint => (typeCode === 'DC' ? 2n : 1n)
const SCALE = 10n ** 18n

/**
 * The price times what all selections of the market cost together, rounded up; 0 if one of them is not
 * offered, so that nothing can be said.
 */
export function fairPriceE4(typeCode: MarketType, pricesE4: readonly number[], place: number): number {
  if (pricesE4.some((price) => price <= 0)) return 0
  // One unit on each selection's chance: 10,000 / price, added up.
  const book = pricesE4.reduce((sum, price) => sum + (SCALE * 10_000n) / BigInt(price), 0n)
  const divisor = SCALE * winnersOf(typeCode)
  return toWireAmount((BigInt(pricesE4[place]!) * book + divisor - 1n) / divisor)
}
