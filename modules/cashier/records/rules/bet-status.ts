/** The result of a round for its player; the records' sums follow the same rule in wallet.round_status. */
import type { betStatuses } from '../../../../contract/player/cashier/record-words.ts'

export function betStatusOf(round: {
  state: 'OPEN' | 'CLOSED' | 'CANCELLED'
  betAmount: bigint
  winAmount: bigint
}): (typeof betStatuses)[number] {
  if (round.state === 'OPEN') return 'PENDING'
  if (round.state === 'CANCELLED') return 'REFUNDED'
  if (round.winAmount === round.betAmount && round.betAmount > 0n) return 'PUSH'
  return round.winAmount > round.betAmount ? 'WON' : 'LOST'
}
