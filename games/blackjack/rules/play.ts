/**
 * A hand of blackjack as a pure step machine: the same draws, stake and decisions give the same table,
 * always. So a hand is stored as its seeds and decisions alone. Cards are drawn player, dealer, player,
 * dealer's hole, then as they fall.
 */
import { rankOf } from '../../../kernel/cards/cards.ts'
import { isBust, isNatural, totalOf, valueOf } from './totals.ts'

export type Action = 'HIT' | 'STAND' | 'DOUBLE' | 'SPLIT' | 'INSURANCE' | 'NO_INSURANCE'
type HandResult = 'WIN' | 'LOSE' | 'PUSH' | 'BLACKJACK'

interface PlayerHand {
  /** 0..51, in the order drawn. */
  readonly cards: readonly number[]
  readonly total: number
  /** An ace counts eleven. */
  readonly isSoft: boolean
  readonly stake: bigint
  readonly isDoubled: boolean
  readonly result: HandResult | null
  /** What is returned, the stake included. */
  readonly winAmount: bigint
}

export interface Table {
  /** The hole card is −1 until it is shown; the total is of what lies open. */
  readonly dealer: { readonly cards: readonly number[]; readonly total: number }
  readonly hands: readonly PlayerHand[]
  /** The index in `hands` of the hand to play; null before insurance is answered and at the end. */
  readonly active: number | null
  /** What may be decided now; empty at the end. */
  readonly actions: readonly Action[]
  readonly insuranceAmount: bigint
  readonly insuranceWin: bigint
  /** Everything staked so far, insurance included. */
  readonly betAmount: bigint
  /** The sum of all returns; 0 until the end. */
  readonly winAmount: bigint
  readonly isEnded: boolean
}

const STANDS_ON = 17
const HIDDEN = -1

/**
 * What an action stakes further: insurance half of the first stake, a double or a split as much as the hand
 * has.
 */
export function costOf(table: Table, action: Action): bigint {
  if (action === 'INSURANCE') return table.hands[0]!.stake / 2n
  return action === 'DOUBLE' || action === 'SPLIT' ? table.hands[table.active ?? 0]!.stake : 0n
}

/** The table after these decisions. One that is not to be decided there: RangeError. */
export function playHand(draw: () => number, stake: bigint, decisions: readonly Action[]): Table {
  const play = new Play(draw, stake)
  for (const decision of decisions) play.decide(decision)
  return play.show()
}

interface Hand {
  cards: number[]
  stake: bigint
  isDoubled: boolean
  isDone: boolean
}

class Play {
  readonly #draw: () => number
  readonly #dealer: number[]
  readonly #hands: Hand[]
  #insurance = 0n
  /** The dealer shows an ace and insurance is not answered yet. */
  #asksInsurance: boolean
  #isEnded = false

  constructor(draw: () => number, stake: bigint) {
    const [first, up, second, hole] = [draw(), draw(), draw(), draw()]
    this.#draw = draw
    this.#dealer = [up, hole]
    this.#hands = [{ cards: [first, second], stake, isDoubled: false, isDone: false }]
    this.#asksInsurance = rankOf(up) === 0
    if (!this.#asksInsurance) this.#peek()
  }

  decide(action: Action): void {
    if (!this.#actions().includes(action)) throw new RangeError(`${action} is not to be decided now`)
    if (this.#asksInsurance) {
      if (action === 'INSURANCE') this.#insurance = this.#hands[0]!.stake / 2n
      this.#asksInsurance = false
      this.#peek()
      return
    }
    const hand = this.#hands[this.#active()!]!
    if (action === 'SPLIT') this.#split(hand)
    if (action === 'STAND') hand.isDone = true
    if (action === 'HIT' || action === 'DOUBLE') hand.cards.push(this.#draw())
    if (action === 'DOUBLE') Object.assign(hand, { stake: 2n * hand.stake, isDoubled: true, isDone: true })
    this.#settleDown()
  }

  show(): Table {
    const isEnded = this.#isEnded
    const hands = this.#hands.map((hand) => this.#showHand(hand))
    const open = isEnded ? this.#dealer : [this.#dealer[0]!]
    const insuranceWin = isEnded && isNatural(this.#dealer) ? 3n * this.#insurance : 0n
    return {
      dealer: { cards: isEnded ? this.#dealer : [...open, HIDDEN], total: totalOf(open).total },
      hands,
      active: this.#asksInsurance ? null : this.#active(),
      actions: this.#actions(),
      insuranceAmount: this.#insurance,
      insuranceWin,
      betAmount: hands.reduce((sum, hand) => sum + hand.stake, this.#insurance),
      winAmount: hands.reduce((sum, hand) => sum + hand.winAmount, insuranceWin),
      isEnded,
    }
  }

  /**
   * With an ace or a ten the dealer looks at the hole card: a blackjack ends the hand before anything more is
   * staked.
   */
  #peek(): void {
    if (isNatural(this.#dealer) || isNatural(this.#hands[0]!.cards)) this.#isEnded = true
  }

  #split(hand: Hand): void {
    const moved = hand.cards.pop()!
    const second: Hand = { cards: [moved], stake: hand.stake, isDoubled: false, isDone: false }
    this.#hands.push(second)
    for (const one of this.#hands) {
      one.cards.push(this.#draw())
      // Split aces get one card each.
      one.isDone = rankOf(moved) === 0
    }
  }

  /** Hands that cannot go on are done; after the last of them the dealer plays. */
  #settleDown(): void {
    for (const hand of this.#hands) if (totalOf(hand.cards).total >= 21) hand.isDone = true
    if (this.#hands.some((hand) => !hand.isDone)) return
    this.#isEnded = true
    if (this.#hands.every((hand) => isBust(totalOf(hand.cards)))) return
    while (totalOf(this.#dealer).total < STANDS_ON) this.#dealer.push(this.#draw())
  }

  #active(): number | null {
    const at = this.#hands.findIndex((hand) => !hand.isDone)
    return this.#isEnded || at < 0 ? null : at
  }

  #actions(): Action[] {
    if (this.#isEnded) return []
    if (this.#asksInsurance) return ['INSURANCE', 'NO_INSURANCE']
    const { cards } = this.#hands[this.#active()!]!
    const isFresh = cards.length === 2
    const isPair = isFresh && this.#hands.length === 1 && valueOf(cards[0]!) === valueOf(cards[1]!)
    return ['HIT', 'STAND', ...(isFresh ? ['DOUBLE' as const] : []), ...(isPair ? ['SPLIT' as const] : [])]
  }

  #showHand({ cards, stake, isDoubled }: Hand): PlayerHand {
    const result = this.#isEnded ? this.#judge(cards) : null
    // 3:2 is rounded down on the win alone, which is the same as on the whole.
    const back = { WIN: 2n * stake, PUSH: stake, BLACKJACK: stake + (3n * stake) / 2n, LOSE: 0n }
    return {
      cards: [...cards],
      ...totalOf(cards),
      stake,
      isDoubled,
      result,
      winAmount: result === null ? 0n : back[result],
    }
  }

  #judge(cards: readonly number[]): HandResult {
    const own = totalOf(cards)
    const isBlackjack = this.#hands.length === 1 && isNatural(cards)
    if (isNatural(this.#dealer)) return isBlackjack ? 'PUSH' : 'LOSE'
    if (isBlackjack) return 'BLACKJACK'
    if (isBust(own)) return 'LOSE'
    const house = totalOf(this.#dealer)
    return isBust(house) || own.total > house.total ? 'WIN' : own.total === house.total ? 'PUSH' : 'LOSE'
  }
}
