/**
 * What the page around the blackjack table offers it. Amounts in minor units; cards 0…51, −1 lies face down.
 */
import type { StagePage } from '../../kit/stage/page.ts'

export type HandAction = 'HIT' | 'STAND' | 'DOUBLE' | 'SPLIT' | 'INSURANCE' | 'NO_INSURANCE'

export interface PlayerHand {
  readonly cards: readonly number[]
  readonly total: number
  readonly isSoft: boolean
  /** With every ace as one, while it may still count either way. */
  readonly lowTotal: number | null
  readonly isBust: boolean
  readonly betAmount: number
  readonly isDoubled: boolean
  readonly result: 'WIN' | 'LOSE' | 'PUSH' | 'BLACKJACK' | null
  readonly winAmount: number
}

/** A hand as the studio answers it after each step. */
export interface HandView {
  readonly handId: string
  readonly step: number
  readonly state: 'OPEN' | 'SETTLED' | 'VOID'
  readonly dealer: { readonly cards: readonly number[]; readonly total: number }
  readonly hands: readonly PlayerHand[]
  /** The hand to play. */
  readonly active: number | null
  /** What the rules allow now: nothing else can be pressed. */
  readonly actions: readonly HandAction[]
  /** What such a decision stakes further; one that is not named stakes nothing. */
  readonly costs: readonly { readonly action: HandAction; readonly amount: number }[]
  readonly insuranceAmount: number
  readonly insuranceWin: number
  /** The first stake. */
  readonly startAmount: number
  readonly betAmount: number
  readonly winAmount: number
  readonly balance: number
  readonly currency: string
  readonly proof: {
    readonly commit: string
    readonly clientSeed: string
    readonly nonce: number
    readonly mathVersion: string
  }
}

export interface HandPage
  extends Pick<
    StagePage,
    'language' | 'currency' | 'mode' | 'balance' | 'watchBalance' | 'leave' | 'history' | 'seeds' | 'showHead'
  > {
  readonly limits: { readonly min: number; readonly max: number }
  /** Published return with the best play, and the version of the rules. */
  readonly rtp: string
  readonly mathVersion: string
  readonly isFramed: boolean
  /** A hand that was left open, to be played on. */
  readonly current: HandView | null
  /**
   * Stakes and deals; the same question is asked under the same key until the answer is definite. Rejects
   * with a StageRefusal.
   */
  deal(betAmount: number, onRetry: () => void): Promise<HandView>
  act(hand: HandView, action: HandAction, onRetry: () => void): Promise<HandView>
  /** The open hand as the studio has it; null when none is open. */
  readCurrent(): Promise<HandView | null>
  /** All of a step has been shown. */
  handShown(hand: HandView): void
}
