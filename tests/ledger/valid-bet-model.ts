/** What a settled round counts for turnover (domain/agents.md §3.1), written a second time: wallet.valid_bet must say the same. */

export interface SettledRound {
  readonly product: string
  readonly betAmount: bigint
  readonly winAmount: bigint
  readonly isCancelled: boolean
}

/** In satang; a cancelled round counts nothing. */
export function validBetOf(round: SettledRound): bigint {
  if (round.isCancelled) return 0n
  const { betAmount, winAmount } = round
  switch (round.product) {
    case 'RNG': case 'FISH': case 'LOTT': case 'ELOTT': case 'VN': case 'SEA':
      return betAmount
    case 'LIVE': {
      const change = winAmount > betAmount ? winAmount - betAmount : betAmount - winAmount
      return change < betAmount ? change : betAmount
    }
    case 'SPORTS': case 'ESPORTS': case 'COCKFIGHT':
      // Decided in full, half lost, or the stake came back.
      if (winAmount === betAmount) return 0n
      return winAmount > 0n && winAmount < betAmount ? betAmount / 2n : betAmount
    default:
      // PVP counts by rake, which the round does not carry.
      return 0n
  }
}
