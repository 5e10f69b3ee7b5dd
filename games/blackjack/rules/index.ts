/** BLACKJACK as the studio and the verify page run it: a hand is its seeds and the member's decisions. */
import { DECK } from '../../../kernel/cards/cards.ts'
import type { FairStream } from '../../../kernel/fair/stream.ts'
import { playHand, type Action, type Table } from './play.ts'
import { sheet } from './sheet.ts'

export const game = { ...sheet, kind: 'HAND' } as const

/**
 * The table that a stream, a stake and decisions give. A decision that is not to be made there: RangeError.
 */
export function replay(stream: Pick<FairStream, 'int'>, stake: bigint, decisions: readonly Action[]): Table {
  return playHand(() => stream.int(DECK), stake, decisions)
}

export { costOf, type Action, type Table } from './play.ts'
export { isBust, lowTotalOf } from './totals.ts'
