import { joinPromotion, joinPromotionSchemas } from '../../../../contract/player/promotions/join-promotion.ts'
import { handle } from '../../../../platform/calls.ts'
import { cardOf, seenOne } from '../cards.ts'
import { joinNow } from '../join.ts'

export const handleJoinPromotion = handle(joinPromotion, joinPromotionSchemas, async (context, { body }) => {
  await joinNow(context, body.promotionId)
  return { card: cardOf(context, await seenOne(context, body.promotionId)) }
})
