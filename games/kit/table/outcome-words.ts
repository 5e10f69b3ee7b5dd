/** What a round brought its member, in one sentence: nothing is called a win that is not above the stake. */
import { formatMoney } from '../../../design/format.ts'
import type { TableTexts } from '../locales/table-texts.ts'
import type { OwnPart } from './page.ts'

interface OutcomeWords {
  readonly words: string
  readonly kind: 'win' | 'returned' | 'lost' | 'void'
}

/** `hasHeld`: more than the stake is held while a bet stands. */
export function outcomeWords(
  { stakeAmount, winAmount }: NonNullable<OwnPart['lastRound']>,
  texts: TableTexts,
  { isVoid, hasHeld, currency }: { isVoid: boolean; hasHeld: boolean; currency: string },
): OutcomeWords {
  const money = (minor: number): string => formatMoney(minor, currency)
  if (isVoid) return { words: texts.voided, kind: 'void' }
  if (winAmount > stakeAmount)
    return {
      words: hasHeld
        ? texts.wonHeld(money(winAmount - stakeAmount), money(stakeAmount))
        : texts.won(money(winAmount)),
      kind: 'win',
    }
  if (winAmount > 0)
    return {
      words:
        hasHeld && winAmount < stakeAmount
          ? texts.lostHeld(money(stakeAmount - winAmount), money(winAmount))
          : texts.returned(money(winAmount)),
      kind: 'returned',
    }
  return { words: texts.lost, kind: 'lost' }
}
