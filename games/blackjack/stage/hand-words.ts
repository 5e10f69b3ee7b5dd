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

/** One sentence on the whole hand once it is over: never a win where less came back than was staked. */
export function sayResult(view: HandView, texts: BlackjackTexts): string {
  const money = (amount: number): string => formatMoney(amount, view.currency)
  if (view.state === 'VOID') return texts.void
  if (view.winAmount > view.betAmount) return texts.wonAmount(money(view.winAmount - view.betAmount))
  if (view.winAmount === view.betAmount) return texts.pushed
  return view.winAmount > 0 ? texts.returnedAmount(money(view.winAmount)) : texts.lostAmount(money(view.betAmount))
}

/** Everything that lies on the table, as one would tell it across a room. */
export function sayTable(view: HandView, texts: BlackjackTexts): string {
  const hands = view.hands.map((hand, index) => texts.has(view.hands.length > 1 ? texts.handNumber(index + 1) : texts.you, texts.saidTotal(hand.total, hand.isSoft)))
  return [...hands, texts.dealerShows(view.dealer.total)].join(' · ')
}
