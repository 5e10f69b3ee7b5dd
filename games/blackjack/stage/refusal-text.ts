/** Why a stake was not taken, in the table's words. */
import { formatMoney } from '../../../design/format.ts'
import type { TableTexts } from '../../kit/locales/table-texts.ts'
import type { BetSlip } from '../../kit/table/bet-slip.ts'
import type { BlackjackTexts } from '../locales/texts.ts'

export function refusalText(
  refusal: NonNullable<ReturnType<BetSlip['place']>>,
  { bet, place }: BlackjackTexts,
  { refusals }: TableTexts,
  currency: string,
): string {
  const limit = 'limit' in refusal ? formatMoney(refusal.limit, currency, { decimals: 0 }) : ''
  return {
    NOTHING: place,
    FUNDS: refusals.funds,
    MAX: refusals.most(bet, limit),
    MIN: refusals.least(bet, limit),
    // A hand has one place, so its limit is the round's.
    ROUND: refusals.most(bet, limit),
  }[refusal.reason]
}
