/** What the tray lets a member do with the chips of a round, and what its button says. */
import { formatMoney } from '../../../design/format.ts'
import type { TableTexts } from '../locales/table-texts.ts'
import type { BetSlip } from './bet-slip.ts'
import type { TrayState } from './tray.ts'

interface RoundState {
  readonly isOpen: boolean
  /** The house has closed the table. */
  readonly isOff: boolean
  readonly isSending: boolean
  readonly currency: string
}

export function trayState(slip: BetSlip, texts: TableTexts, round: RoundState): TrayState {
  const isIdle = round.isOpen && !round.isSending
  return {
    canUndo: isIdle && slip.canUndo,
    canClear: isIdle && slip.looseTotal > 0,
    canRepeat: isIdle && slip.canRepeat,
    canDouble: isIdle && slip.canDouble,
    canConfirm: isIdle && slip.looseTotal > 0,
    isBusy: round.isSending,
    label: labelOf(slip, texts, round),
  }
}

function labelOf(
  { looseTotal, heldTotal, takenTotal }: BetSlip,
  texts: TableTexts,
  { isOpen, isOff, isSending, currency }: RoundState,
): string {
  const money = (amount: number): string =>
    formatMoney(amount, currency, { decimals: amount % 100 === 0 ? 0 : 2 })
  if (isSending) return texts.sending
  if (isOff) return texts.states.OFF
  if (looseTotal > 0)
    return heldTotal > looseTotal
      ? texts.confirmHeld(money(looseTotal), money(heldTotal))
      : texts.confirmAmount(money(looseTotal))
  if (takenTotal > 0) return texts.placed(money(takenTotal))
  return isOpen ? texts.confirm : texts.waitNext
}
