/** Whether a market is one that can be sold: its selections, its line and its prices. */
import { GREATEST_PRICE, LEAST_PRICE } from '../../../../contract/vendor/sportsbook/feed-messages.ts'
import type { FeedMarket } from '../../../../kernel/sports/feed.ts'
import { hasLine, isBetOn, selectionsOf } from '../../../../kernel/sports/markets.ts'
import type { Chances } from '../../book/door.ts'
import { refuseFeed } from '../refusal.ts'

const ONE = 10_000
/**
 * What the selections of a market are worth together by their prices, in millionths, if all are offered.
 * Below this, somebody could bet on all of them and gain. A little less is allowed, since prices are cut.
 */
const LEAST_TOGETHER = 980_000
const MILLION = 1_000_000

export interface MarketPlace {
  readonly fixtureId: string
  /** Of the fixture. */
  readonly kind: 'MATCH' | 'OUTRIGHT'
  /** `messages.3.markets.0` */
  readonly place: string
}

/** Throws FEED_INVALID, FEED_SELECTIONS, FEED_LINE or FEED_PRICE. */
export function checkMarket(market: FeedMarket, { fixtureId, place, kind }: MarketPlace): void {
  const { typeCode, period, line, selections } = market
  // Otherwise the result of the fixture would never decide it, or half-time would decide the whole match.
  if ((typeCode === 'OUTRIGHT') !== (kind === 'OUTRIGHT'))
    refuseFeed('FEED_INVALID', { fixtureId, field: `${place}.typeCode` })
  if (!isBetOn(typeCode, period)) refuseFeed('FEED_INVALID', { fixtureId, field: `${place}.period` })
  const codes = selectionsOf(typeCode)
  const isRight = codes
    ? selections.length === codes.length && selections.every(({ code }, index) => code === codes[index])
    : new Set(selections.map(({ code }) => code)).size === selections.length &&
      selections.every(({ names }) => names !== undefined)
  if (!isRight) refuseFeed('FEED_SELECTIONS', { fixtureId, field: `${place}.selections` })
  if (hasLine(typeCode) !== (line !== null)) refuseFeed('FEED_LINE', { fixtureId, field: `${place}.line` })
  for (const [index, { price }] of selections.entries())
    if (price !== 0 && (price < LEAST_PRICE || price > GREATEST_PRICE))
      refuseFeed('FEED_PRICE', { fixtureId, field: `${place}.selections.${index}.price` })
  for (const [index, selection] of selections.entries())
    if (selection.chances && !isPossible(selection.price, selection.chances))
      refuseFeed('FEED_PRICE', { fixtureId, field: `${place}.selections.${index}.chances` })
  // Runners may be missing, so an outright's prices need not be worth the whole.
  if (codes && market.state === 'OPEN' && selections.every(({ price }) => price > 0)) {
    const together = selections.reduce((sum, { price }) => sum + Math.floor((MILLION * ONE) / price), 0)
    if (together < LEAST_TOGETHER) refuseFeed('FEED_PRICE', { fixtureId, field: `${place}.selections` })
  }
}

/**
 * Chances are parts of one whole, and nobody sells what they make worth more than its price: members would
 * buy it and cash it out at once.
 */
function isPossible(price: number, [win, halfWin, push, halfLose]: Chances): boolean {
  if (win + halfWin + push + halfLose > MILLION) return false
  // What one unit of stake is worth on average, in millionths of a ten-thousandth.
  const worth = win * price + (halfWin * (price + ONE)) / 2 + push * ONE + (halfLose * ONE) / 2
  return worth * LEAST_TOGETHER <= MILLION * ONE * MILLION
}
