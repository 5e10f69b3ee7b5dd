/** Every kind of promotion; a new one is a file here and a line in this list. */
import type { PromotionKind } from '../kind.ts'
import type { PromotionKindCode } from '../words.ts'
import { cashback } from './cashback.ts'
import { firstDeposit } from './first-deposit.ts'
import { referral } from './referral.ts'
import { reload } from './reload.ts'
import { rescue } from './rescue.ts'

export const promotionKindOf: Partial<Readonly<Record<PromotionKindCode, PromotionKind>>> = {
  FIRST_DEPOSIT: firstDeposit as PromotionKind,
  RELOAD: reload as PromotionKind,
  CASHBACK: cashback as PromotionKind,
  RESCUE: rescue as PromotionKind,
  REFERRAL: referral as PromotionKind,
}
