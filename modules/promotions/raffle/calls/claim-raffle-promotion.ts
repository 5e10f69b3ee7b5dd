import {
  claimRafflePromotion,
  claimRafflePromotionSchemas,
} from '../../../../contract/player/promotions/claim-raffle-promotion.ts'
import { refuse } from '../../../../contract/errors.ts'
import { handle } from '../../../../platform/calls.ts'
import { balancesOf } from '../../../wallet/index.ts'
import { readDraw } from '../../draws/store.ts'
import { claimPrizes } from '../claim.ts'

export const handleClaimRafflePromotion = handle(
  claimRafflePromotion,
  claimRafflePromotionSchemas,
  async ({ tx, merchant, actor, now }, { body: { promotionId } }) => {
    const memberId = actor.accountId
    if (!(await readDraw(tx, { merchantId: merchant.id, promotionId, kind: 'RAFFLE' })))
      refuse('PROMO_NOT_FOUND')
    const { given, prizes } = await claimPrizes(tx, { house: merchant, memberId, promotionId, now })
    const claimed = [...given, ...prizes.filter(({ state }) => state === 'CLAIMED')]
    const amount = claimed.reduce((sum, prize) => sum + prize.amount, 0n)
    return {
      amount,
      requiredAmount: amount,
      balance: (await balancesOf(tx, memberId)).balance,
      currency: merchant.currency,
    }
  },
)
