/**
 * Gives what a claim brings: within the day of the member, with its turnover, from the promotion's budget.
 */
import { refuse } from '../../../contract/errors.ts'
import { requiredOf } from '../../../kernel/promotions/bonus.ts'
import type { Reward } from '../../../kernel/promotions/kind.ts'
import { promotionKindOf } from '../../../kernel/promotions/kinds/index.ts'
import type { Tx } from '../../../platform/postgres.ts'
import type { TransferCode } from '../../wallet/index.ts'
import { takeFromBudget } from '../gifts/budget.ts'
import { budgetDay } from '../gifts/day-budget.ts'
import { fitIntoDay, giveGifts, type Gift } from '../gifts/give.ts'
import { moveClaim } from './claim-moves.ts'
import type { ClaimRow } from './store/claims.ts'
import type { PromotionRow } from './store/promotions.ts'
import { excludedOf, termsOf } from './terms.ts'

export interface Giving {
  readonly house: { readonly id: string; readonly timeZone: string }
  readonly promotion: Pick<PromotionRow, 'promotionId' | 'kind'>
  readonly now: Date
  readonly actor?: string
  readonly note?: string
}

const codes: Readonly<Record<string, TransferCode>> = { CASHBACK: 'CASHBACK', FREE_ROUNDS: 'FREE_ROUND' }
const codeOf = (kind: string): TransferCode => codes[kind] ?? 'BONUS'

/** The key of what is given is the claim: it is credited once, whoever asks. */
export function giftOf(promotion: Giving['promotion'], claim: ClaimRow, reward: Reward): Gift {
  const terms = termsOf({ kind: promotion.kind, arguments: claim.arguments })
  const excluded = terms && excludedOf(terms)
  return {
    memberId: claim.memberId,
    key: claim.claimId,
    source: promotion.kind,
    reward,
    ...(excluded ? { excluded } : {}),
  }
}

/** Credits gifts whose cap and budget were taken already. */
export const creditGifts = (
  tx: Tx,
  { house, promotion, now }: Giving,
  gifts: readonly Gift[],
): Promise<void> => giveGifts(tx, { house, code: codeOf(promotion.kind), now }, gifts)

/**
 * Credits a locked claim and moves it to where it is given. The row of the promotion is the last that is
 * written, so that many at once wait for each other only for their commits. Errors: PROMO_DAY_CAP,
 * PROMO_BUDGET, PROMO_BUDGET_DAY, PROMO_QUOTA, PROMO_STATE; then nothing is given.
 */
export async function giveClaim(
  tx: Tx,
  giving: Giving,
  claim: ClaimRow,
  to: 'ISSUED' | 'CLAIMED',
  reward: Reward,
): Promise<ClaimRow> {
  const { promotion, now } = giving
  const gift = giftOf(promotion, claim, reward)
  const [fits] = await fitIntoDay(tx, giving, [gift])
  if (!fits) refuse('PROMO_DAY_CAP')
  const paid = { amount: reward.amount, requiredAmount: requiredOf(reward), paidAt: now }
  const given = await moveClaim(
    tx,
    claim,
    to,
    { ...paid, readyAt: claim.readyAt ?? now },
    { now, actor: giving.actor ?? '', note: giving.note ?? '' },
  )
  await creditGifts(tx, giving, [gift])
  // What kinds of that sort cost was taken when they were granted.
  if (!promotionKindOf[promotion.kind]?.costAhead)
    await takeFromBudget(tx, {
      promotionId: promotion.promotionId,
      amount: reward.amount,
      day: budgetDay(giving.house.timeZone, now),
    })
  return given
}
