/** What the markets of a match came to together. */
import type { ResultFixture } from './words.ts'

type Sums = Pick<
  ResultFixture['markets'][number],
  'betCount' | 'stakeAmount' | 'payoutAmount' | 'netAmount' | 'isDecided' | 'voidReason'
>

/** Before it is decided, its stakes are not what the house has won. */
export const isPaid = ({ isDecided, voidReason }: Pick<Sums, 'isDecided' | 'voidReason'>): boolean =>
  isDecided || voidReason !== null

/** Bets and stakes of all; payouts and what the house keeps only of those that are decided. */
export function sumsOf(markets: readonly Sums[]) {
  const sum = (rows: readonly Sums[], key: 'betCount' | 'stakeAmount' | 'payoutAmount' | 'netAmount') =>
    rows.reduce((before, row) => before + row[key], 0)
  const paid = markets.filter(isPaid)
  return {
    betCount: sum(markets, 'betCount'),
    stakeAmount: sum(markets, 'stakeAmount'),
    payoutAmount: sum(paid, 'payoutAmount'),
    netAmount: sum(paid, 'netAmount'),
  }
}
