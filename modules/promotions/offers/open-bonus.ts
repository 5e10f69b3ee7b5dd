/** The turnover of a claim that its member has open. */
import type { Reader } from '../../../platform/postgres.ts'
import { requirementsOf } from '../../wagering/index.ts'
import type { ClaimRow } from './store/claims.ts'
import type { PromotionKindCode } from '../../../contract/shared/promotion-words.ts'

export async function openBonusOf(reader: Reader, claim: ClaimRow, kind: PromotionKindCode) {
  const open = await requirementsOf(reader, claim.memberId)
  const row = open.find((one) => one.source === kind && one.reference === claim.claimId)
  if (!row) return null
  return {
    baseAmount: row.baseAmount,
    times: Number(row.multiplierPpm) / 1_000_000,
    requiredAmount: row.requiredAmount,
    doneAmount: row.doneAmount,
    maxStakeAmount: row.maxStake,
    expiresAt: row.expiresAt,
    weights: Object.entries(row.weights)
      .filter(([product]) => product !== 'default')
      .map(([product, percent]) => ({ product, percent })),
  }
}
