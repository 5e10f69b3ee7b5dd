/** The turnover of a claim: what its member has open, and what became of it. */
import type { Reader } from '../../../platform/postgres.ts'
import { outcomesOf, playOf, requirementsOf } from '../../wagering/index.ts'
import type { ClaimRow } from './store/claims.ts'
import type { PromotionKindCode } from '../../../contract/shared/promotion-words.ts'

export async function openBonusOf(reader: Reader, claim: ClaimRow, kind: PromotionKindCode) {
  const open = await requirementsOf(reader, claim.memberId)
  const row = open.find((one) => one.source === kind && one.reference === claim.claimId)
  if (!row) return null
  const play = row.isBonus ? await playOf(reader, row) : null
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
    play:
      play?.map(({ product, validAmount, countedAmount }) => ({
        product,
        validAmount,
        countedAmount,
      })) ?? null,
  }
}

export async function endedBonusOf(
  reader: Reader,
  { merchantId, claimId }: Pick<ClaimRow, 'merchantId' | 'claimId'>,
  kind: PromotionKindCode,
) {
  const [row] = await outcomesOf(reader, { merchantId, source: kind, references: [claimId] })
  if (!row || row.endedAt === null) return null
  const { status, requiredAmount, doneAmount, endedAt } = row
  return { status, requiredAmount, doneAmount, endedAt }
}
