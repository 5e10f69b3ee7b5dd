import { readPromotion, readPromotionSchemas } from '../../../../contract/player/promotions/read-promotion.ts'
import { handle } from '../../../../platform/calls.ts'
import { cardOf, seenOne } from '../cards.ts'
import { storyOf, wireLine } from '../story.ts'
import { endedBonusOf, openBonusOf } from '../open-bonus.ts'
import { readEvents } from '../store/claims.ts'

export const handleReadPromotion = handle(
  readPromotion,
  readPromotionSchemas,
  async (context, { params }) => {
    const seen = await seenOne(context, params.promotionId)
    return {
      currency: context.merchant.currency,
      card: cardOf(context, seen),
      story: (await storyOf(context, seen)).map(wireLine),
      bonus: seen.claim ? await openBonusOf(context.tx, seen.claim, seen.promotion.kind) : null,
      ended: seen.claim ? await endedBonusOf(context.tx, seen.claim, seen.promotion.kind) : null,
      events: seen.claim ? await readEvents(context.tx, seen.claim.claimId) : [],
    }
  },
)
