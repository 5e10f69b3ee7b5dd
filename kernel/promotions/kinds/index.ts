/** Every kind of promotion; a new one is a file here and a line in this list. */
import type { PromotionKindCode } from '../../../contract/shared/promotion-words.ts'
import type { PromotionKind } from '../kind.ts'
import { raffle } from './raffle.ts'
import { redEnvelope } from './red-envelope.ts'

export const promotionKindOf: Partial<Readonly<Record<PromotionKindCode, PromotionKind>>> = {
  RED_ENVELOPE: redEnvelope as PromotionKind,
  RAFFLE: raffle as PromotionKind,
}
