/** How a hand is written beside its cards and said to those who do not see them. */
import { formatMoney } from '../../../web/ui/i18n/format.ts'
import type { BlackjackTexts } from '../locales/texts.ts'
import type { HandView, PlayerHand } from './page.ts'

/** '12'; with an ace that may still count either way '7 / 17'. */
export function totalSign({ total, isSoft }: { readonly total: number; readonly isSoft: boolean }, isOpen: boolean): string {
  return isOpen && isSoft && total < 21 ? `${total - 10} / ${total}` : `${total}`
}

export type Ending = 'blackjack' | 'win' | 'push' | 'lose' | 'bust'

/** How a settled hand ended, in the table's words; null while it is played. A hand over 21 has lost at once. */
export function endingOf({ result, total }: Pick<PlayerHand, 'result' | 'total'>): Ending | null {
  if (total > 21) return 'bust'
  if (result === null) return null
  return ({ BLACKJACK: 'blackjack', WIN: 'win', PUSH: 'push', LOSE: 'lose' } as const)[result]
}

/** The insurance beside the cards; once the hand is over, also what has come of it. */
export function insuranceSign(view: HandView, texts: BlackjackTexts, isOver: boolean): string {
  const sign = `${texts.insurance} ${formatMoney(view.insuranceAmount, view.currency)}`
  if (!isOver) return sign
  const back = view.hands.reduce((rest, hand) => rest - hand.winAmount, view.winAmount)
  return `${sign} · ${back > view.insuranceAmount ? `${texts.win} ${formatMoney(back - view.insuranceAmount, view.currency, { signed: true })}` : texts.lose}`
}

/** One sentence on the whole hand once it is over: never a win where less came back than was staked. */
export function sayResult(view: HandView, texts: BlackjackTexts): string {
  const money = (amount: number): string => formatMoney(amount, view.currency)
  if (view.state === 'VOID') return texts.void
  if (view.winAmount > view.betAmount) return texts.wonAmount(money(view.winAmount - view.betAmount))
  // One hand won and the other lost, or the insurance made up for the hand: as much came back, and nothing was a draw.
  if (view.winAmount === view.betAmount && view.hands.every(({ result }) => result === 'PUSH')) return texts.pushed
  return view.winAmount > 0 ? texts.returnedAmount(money(view.winAmount)) : texts.lostAmount(money(view.betAmount))
}

/** Everything that lies on the table, as one would tell it across a room. */
export function sayTable(view: HandView, texts: BlackjackTexts): string {
  const hands = view.hands.map((hand, index) => texts.has(view.hands.length > 1 ? texts.handNumber(index + 1) : texts.you, texts.saidTotal(hand.total, hand.isSoft)))
  return [...hands, texts.dealerShows(view.dealer.total)].join(' · ')
}
