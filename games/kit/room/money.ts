import { formatMoney } from '../../../web/ui/i18n/format.ts'

/** Chips are written without decimals where they have none (look §3). */
export function chips(amount: number, currency: string): string {
  return formatMoney(amount, currency, { decimals: amount % 100 === 0 ? 0 : 2 })
}
