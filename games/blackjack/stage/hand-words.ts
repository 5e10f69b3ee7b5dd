/** How a hand is written beside its cards and described for screen readers. */
import { formatMoney } from '../../../design/format.ts'
import type { BlackjackTexts } from '../locales/texts.ts'
import type { HandView, PlayerHand } from './page.ts'

/** '12'; with an ace that may still count either way '7 / 17'. */
export function totalSign(
  { total, lowTotal }: Pick<PlayerHand, 'total' | 'lowTotal'>,
  isOpen: boolean,
): string {
  return isOpen && lowTotal !== null ? `${lowTotal} / ${total}` : `${total}`
}

export type Ending = 'blackjack' | 'win' | 'push' | 'lose' | 'bust'

/**
 * How a settled hand ended, in the table's words; null while it is played. A hand over 21 has lost at once.
 */
export function endingOf({ result, isBust }: Pick<PlayerHand, 'result' | 'isBust'>): Ending | null {
  if (isBust) return 'bust'
  if (result === null) return null
  return ({ BLACKJACK: 'blackjack', WIN: 'win', PUSH: 'push', LOSE: 'lose' } as const)[result]
}

/** The insurance beside the cards; once the hand is over, also its result. */
export function insuranceSign(view: HandView, texts: BlackjackTexts, isOver: boolean): string {
  const sign = `${texts.insurance} ${formatMoney(view.insuranceAmount, view.currency)}`
  if (!isOver) return sign
  const won = view.insuranceWin - view.insuranceAmount
  return `${sign} · ${won > 0 ? `${texts.win} ${formatMoney(won, view.currency, { signed: true })}` : texts.lose}`
}

/** One sentence on the whole hand once it is over: never a win if less was returned than staked. */
export function sayResult(view: HandView, texts: BlackjackTexts): string {
  const money = (amount: number): string => formatMoney(amount, view.currency)
  if (view.state === 'VOID') return texts.void
  if (view.winAmount > view.betAmount) return texts.wonAmount(money(view.winAmount - view.betAmount))
  // One hand won and the other lost, or the insurance made up for the hand: as much came back, and nothing
  // was a draw.
  if (view.winAmount === view.betAmount && view.hands.every(({ result }) => result === 'PUSH'))
    return texts.pushed
  return view.winAmount > 0
    ? texts.returnedAmount(money(view.winAmount))
    : texts.lostAmount(money(view.betAmount))
}

/** Everything on the table, in words. */
export function sayTable(view: HandView, texts: BlackjackTexts): string {
  const hands = view.hands.map((hand, index) =>
    texts.has(
      view.hands.length > 1 ? texts.handNumber(index + 1) : texts.you,
      texts.saidTotal(hand.total, hand.isSoft),
    ),
  )
  return [...hands, texts.dealerShows(view.dealer.total)].join(' · ')
}

/** What the member is to decide now. */
export function sayAsk({ actions, hands, active }: HandView, texts: BlackjackTexts): string {
  if (actions.includes('NO_INSURANCE')) return texts.insuranceAsked
  return hands.length > 1 && active !== null ? texts.yourTurnOn(texts.handNumber(active + 1)) : texts.yourTurn
}
