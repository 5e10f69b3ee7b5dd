/** Rebates as the wire says them. */
import type { RebateCategory } from '../../../contract/shared/rebate-words.ts'
import type { ClaimRow } from './store/claims.ts'

/** A rate of parts per million as a decimal: 4000 is "0.0040". */
export const rateText = (ppm: number): string => {
  const digits = String(ppm).padStart(7, '0')
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`.replace(/(\.\d{4}\d*?)0+$/, '$1')
}

export const claimValue = (row: ClaimRow) => ({
  claimId: row.claimId,
  category: row.product as RebateCategory,
  validAmount: row.validAmount,
  rate: rateText(row.ratePpm),
  amount: row.amount,
  leftAmount: row.leftAmount,
  isAutomatic: row.isAutomatic,
  claimedAt: row.claimedAt,
})
