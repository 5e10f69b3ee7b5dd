import { formatMoney } from '../../../design/format.ts'

/** Chips are written without decimals if they have none (look.md §3). */
export function chips(amount: number, currency: string): string {
  return formatMoney(amount, currency, { decimals: amount % 100 === 0 ? 0 : 2 })
}
