/** What the tray below the table lets a member do with the stake, and what its button says. */
import { formatMoney } from '../../../design/format.ts'
import type { BetSlip } from '../../kit/table/bet-slip.ts'
import type { TrayState } from '../../kit/table/tray.ts'
import type { BlackjackTexts } from '../locales/texts.ts'

export function trayState(
  slip: BetSlip,
  texts: BlackjackTexts,
  {
    isOpen,
    lastBet,
    currency,
  }: { readonly isOpen: boolean; readonly lastBet: number; readonly currency: string },
): TrayState {
  const { looseTotal } = slip
  const money = (amount: number): string =>
    formatMoney(amount, currency, { decimals: amount % 100 === 0 ? 0 : 2 })
  const same = slip.canRepeat ? lastBet : 0
  return {
    canUndo: isOpen && slip.canUndo,
    canClear: isOpen && looseTotal > 0,
    canRepeat: isOpen && slip.canRepeat,
    canDouble: isOpen && looseTotal > 0,
    canConfirm: isOpen && (looseTotal > 0 || same > 0),
    isBusy: !isOpen,
    label: !isOpen
      ? texts.dealing
      : looseTotal > 0
        ? texts.dealAmount(money(looseTotal))
        : same > 0
          ? texts.dealSame(money(same))
          : texts.deal,
  }
}
