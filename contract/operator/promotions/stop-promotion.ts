import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { OneOf } from '../../shared/fields.ts'
import { PromotionId } from './desk-fields.ts'
import { boardPrizes, promotionPhases } from './desk-words.ts'

export const stopPromotion: Call<typeof stopPromotionSchemas> = {
  name: 'promotions/stop-promotion',
  method: 'POST',
  path: '/api/operator/promotions/offers/:promotionId/stop',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'promotions.edit',
  isIdempotent: true,
  summary:
    'Stops a promotion: nobody new takes part; claims that exist go on as they began. Of a leaderboard `prizes` ' +
    'says what becomes of the places of its running period.',
  errors: ['PROMO_NOT_FOUND', 'PROMO_STATE'],
}

export function stopPromotionSchemas() {
  return {
    params: PromotionId(),
    body: Type.Object({
      prizes: Type.Optional(
        OneOf(
          boardPrizes,
          'of a leaderboard whose period runs: PAY the places reached so far, or NONE; absent for all others',
        ),
      ),
    }),
    value: Type.Object({ phase: OneOf(promotionPhases) }),
  }
}
