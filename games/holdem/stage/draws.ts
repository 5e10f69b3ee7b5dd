import { rankOf, suitOf } from '../../kit/cards/suits.ts'

/** What an unfinished hand may become with one card: for the words beside the member's own cards. */
export interface Draws {
  /** Four of this suit, one of them the member's. */
  readonly flush: 0 | 1 | 2 | 3 | null
  /** Four ranks of a straight, one of them held by the member alone. */
  readonly isStraight: boolean
}

const SUITS = [0, 1, 2, 3] as const
const RANKS = 13

/** With cards still to come: after the flop and the turn. */
export function drawsOf(hole: readonly number[], board: readonly number[]): Draws {
  if (board.length < 3 || board.length > 4) return { flush: null, isStraight: false }
  const all = [...hole, ...board]
  const flush =
    SUITS.find(
      (suit) =>
        all.filter((card) => suitOf(card) === suit).length === 4 &&
        hole.some((card) => suitOf(card) === suit),
    ) ?? null
  const ranks = new Set(all.map(rankOf))
  const shared = new Set(board.map(rankOf))
  const own = new Set(hole.map(rankOf).filter((rank) => !shared.has(rank)))
  // From ace to five up to ten to ace: the ace ends the row of ranks as it begins it.
  const isStraight = Array.from({ length: 10 }, (_, low) =>
    Array.from({ length: 5 }, (_, place) => (low + place) % RANKS),
  ).some(
    (window) => window.filter((rank) => ranks.has(rank)).length === 4 && window.some((rank) => own.has(rank)),
  )
  return { flush, isStraight }
}
