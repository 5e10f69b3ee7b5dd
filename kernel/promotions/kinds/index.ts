/** Every kind of promotion; a new one is a file here and a line in this list. */
import type { PromotionKindCode } from '../../../contract/shared/promotion-words.ts'
import type { PromotionKind } from '../kind.ts'
import { checkIn } from './check-in.ts'
import { leaderboard } from './leaderboard.ts'
import { mission } from './mission.ts'

export const promotionKindOf: Partial<Readonly<Record<PromotionKindCode, PromotionKind>>> = {
  CHECK_IN: checkIn as PromotionKind,
  MISSION: mission as PromotionKind,
  LEADERBOARD: leaderboard as PromotionKind,
}
