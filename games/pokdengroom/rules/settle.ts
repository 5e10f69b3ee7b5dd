/**
 * The money of a round between the banker and the players (domain/studio-games.md §6.2), in whole minor
 * units.
 */

export interface Comparison {
  readonly seat: number
  /** The bet; the seat holds at least five times as much. */
  readonly betAmount: number
  /** Stakes won (above 0) or lost (below 0) against the banker, 0 for a push. */
  readonly stakes: number
}

export interface SeatMoney {
  readonly seat: number
  readonly stakes: number
  /**
   * Put in: the bet, or the whole loss if the banker's deng made it larger; of the banker what they paid out.
   */
  readonly stakeAmount: number
  /** What came back, commission taken off. */
  readonly winAmount: number
  readonly commission: number
}

export interface RoundSettlement {
  readonly seats: readonly SeatMoney[]
  readonly commission: number
}

/** 3 % of what a net winner won in the round, rounded down; a loser pays none. */
export const COMMISSION_PERCENT = 3
export const commissionOf = (profit: number): number =>
  profit > 0 ? Math.floor((profit * COMMISSION_PERCENT) / 100) : 0

/**
 * Settles a round, the players in the order of the deal (clockwise from the banker's left). The banker first
 * gathers what they won, then pays in that order as far as their chips reach: nobody pays more than they have
 * on the table. The chips of a banker who holds what the bank requires always suffice; the order says what
 * happens if they did not.
 */
export function settleRound(
  banker: { readonly seat: number; readonly stack: number },
  players: readonly Comparison[],
): RoundSettlement {
  const gathered = players.reduce(
    (sum, { stakes, betAmount }) => (stakes < 0 ? sum - stakes * betAmount : sum),
    0,
  )
  let left = banker.stack + gathered
  const seats: SeatMoney[] = players.map(({ seat, betAmount, stakes }) => {
    if (stakes < 0) return { seat, stakes, stakeAmount: -stakes * betAmount, winAmount: 0, commission: 0 }
    const profit = Math.min(stakes * betAmount, left)
    left -= profit
    const commission = commissionOf(profit)
    return { seat, stakes, stakeAmount: betAmount, winAmount: betAmount + profit - commission, commission }
  })
  const paid = banker.stack + gathered - left
  const commission = commissionOf(gathered - paid)
  seats.push({
    seat: banker.seat,
    stakes: 0,
    stakeAmount: paid,
    winAmount: gathered - commission,
    commission,
  })
  return { seats, commission: seats.reduce((sum, one) => sum + one.commission, 0) }
}
