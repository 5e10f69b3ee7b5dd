/** Why chips cannot lie as the member wants them to. */
import { formatMoney } from '../../../design/format.ts'
import type { TableTexts } from '../locales/table-texts.ts'
import type { SlipRefusal } from './bet-slip.ts'

export function refusalWords(
  refusal: SlipRefusal,
  { placeHint, refusals }: TableTexts,
  currency: string,
  nameOf: (spot: string) => string,
): string {
  if (refusal.reason === 'NOTHING') return placeHint
  if (refusal.reason === 'FUNDS') return refusals.funds
  const money = (amount: number) => formatMoney(amount, currency, { decimals: amount % 100 === 0 ? 0 : 2 })
  const limit = money(refusal.limit)
  if (refusal.reason === 'ROUND') return refusals.round(money(refusal.used), limit)
  return refusals[refusal.reason === 'MAX' ? 'most' : 'least'](nameOf(refusal.spot), limit)
}
