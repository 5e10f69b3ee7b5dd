/**
 * What a round counts (domain/agents.md §3.1). Whoever settles a round may state it; where nothing is stated,
 * the rule by product holds. The ledger says the same in SQL (wallet.counted_bet), and a test compares the
 * two.
 */

/** Amounts in minor units. */
export interface PlayedRound {
  readonly product: string
  readonly state: 'OPEN' | 'CLOSED' | 'CANCELLED'
  readonly stake: bigint
  readonly win: bigint
}

/** What the product stated for a round (wallet.round_valid). */
export interface Statement {
  /** Of the result, from 1; 0: only `depositAmount` is stated so far. */
  readonly version: number
  readonly amount: bigint
  readonly bonusAmount: bigint
  /** Counts for a deposit from when it is stated, also before the round is closed; null: as `amount`. */
  readonly depositAmount: bigint | null
}

export interface CountedBet {
  /** For rebates, points, levels and agents. */
  readonly valid: bigint
  /** For requirements of bonuses. */
  readonly bonusValid: bigint
  /** For requirements of deposits. */
  readonly depositValid: bigint
}

export function countedBetOf(round: PlayedRound, stated?: Statement): CountedBet {
  if (round.state === 'CANCELLED') return { valid: 0n, bonusValid: 0n, depositValid: 0n }
  const isStated = stated !== undefined && stated.version > 0
  const isClosed = round.state === 'CLOSED'
  const valid = !isClosed ? 0n : isStated ? stated.amount : validByProduct(round)
  return {
    valid,
    bonusValid: isClosed && isStated ? stated.bonusAmount : valid,
    depositValid: stated?.depositAmount ?? valid,
  }
}

function validByProduct({ product, stake, win }: PlayedRound): bigint {
  switch (product) {
    case 'RNG':
    case 'FISH':
    case 'LOTT':
    case 'ELOTT':
    case 'VN':
    case 'SEA':
      return stake
    case 'LIVE': {
      const change = win > stake ? win - stake : stake - win
      return change < stake ? change : stake
    }
    case 'SPORTS':
    case 'ESPORTS':
    case 'COCKFIGHT':
      // Decided in full, half lost, or the stake came back.
      if (win === stake) return 0n
      return win > 0n && win < stake ? stake / 2n : stake
    default:
      // PVP counts by its rake, which is stated.
      return 0n
  }
}
