import {
  listPromotions,
  listPromotionsSchemas,
} from '../../../../contract/player/promotions/list-promotions.ts'
import { handle } from '../../../../platform/calls.ts'
import { readyRewards } from '../../rewards/centre.ts'
import { cardOf, seenBy } from '../cards.ts'
import { isListedElsewhere } from '../pages.ts'

export const handleListPromotions = handle(listPromotions, listPromotionsSchemas, async (context) => {
  const { tx, merchant, actor, now, use } = context
  const ready = await readyRewards(tx, { house: merchant, memberId: actor.accountId, now, use })
  return {
    currency: merchant.currency,
    claimableCount: ready.length,
    list: (await seenBy(context))
      .filter(({ promotion }) => !isListedElsewhere(promotion.kind))
      .map((seen) => cardOf(context, seen)),
  }
})
