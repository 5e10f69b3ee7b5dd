/** What the cards of a hand count. */
import { rankOf } from '../../../kernel/cards/cards.ts'

interface HandTotal {
  readonly total: number
  /** An ace counts eleven. */
  readonly isSoft: boolean
}

const BUST_FROM = 22

/** Ace 11, face cards 10. */
export const valueOf = (card: number): number => (rankOf(card) === 0 ? 11 : Math.min(rankOf(card) + 1, 10))

/** The best total of cards: an ace falls from eleven to one where it would bust. */
export function totalOf(cards: readonly number[]): HandTotal {
  let total = 0
  let aces = 0
  for (const card of cards) {
    total += valueOf(card)
    if (rankOf(card) === 0) aces += 1
  }
  while (total >= BUST_FROM && aces > 0) {
    total -= 10
    aces -= 1
  }
  return { total, isSoft: aces > 0 }
}

export const isBust = ({ total }: { readonly total: number }): boolean => total >= BUST_FROM

/** What a hand counts with every ace as one, while it may still count either way; else null. */
export const lowTotalOf = ({ total, isSoft }: HandTotal): number | null =>
  isSoft && total < BUST_FROM - 1 ? total - 10 : null

/** Two cards that make 21. */
export const isNatural = (cards: readonly number[]) => cards.length === 2 && totalOf(cards).total === 21
