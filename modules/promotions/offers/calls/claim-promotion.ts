import {
  claimPromotion,
  claimPromotionSchemas,
} from '../../../../contract/player/promotions/claim-promotion.ts'
import { handle } from '../../../../platform/calls.ts'
import { balancesOf } from '../../../wallet/index.ts'
import { cardOf, seenOne } from '../cards.ts'
import { claimReady } from '../claim.ts'

export const handleClaimPromotion = handle(
  claimPromotion,
  claimPromotionSchemas,
  async (context, { body }) => {
    const { tx, merchant, actor, now } = context
    const claiming = { house: merchant, memberId: actor.accountId, now }
    const { claim } = await claimReady(tx, claiming, body.promotionId)
    const { balance } = await balancesOf(tx, actor.accountId)
    return {
      amount: claim.amount,
      requiredAmount: claim.requiredAmount,
      balance,
      currency: merchant.currency,
      card: cardOf(context, await seenOne(context, body.promotionId)),
    }
  },
)
