/** Rebates as the wire says them. */
import type { RebateCategory } from '../../../contract/shared/rebate-words.ts'
import { rateText } from '../rates.ts'
import type { ClaimRow } from './store/claims.ts'

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
