import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, Id, Nullable, OneOf, Time } from '../../shared/fields.ts'
import { claimStates } from '../../shared/promotion-words.ts'
import { requirementStatuses } from '../cashier/record-words.ts'
import { PromotionCard, StoryLine } from './promotion-fields.ts'

export const readPromotion: Call<typeof readPromotionSchemas> = {
  name: 'promotions/read-promotion',
  method: 'GET',
  path: '/api/wps/promotions/:promotionId',
  module: 'MCS2',
  audience: 'member',
  summary: 'One promotion with its terms in full, and the member’s own figures.',
  errors: ['PROMO_NOT_FOUND'],
}

export function readPromotionSchemas() {
  return {
    params: Type.Object({ promotionId: Id() }),
    value: Type.Object({
      currency: Currency(),
      card: PromotionCard(),
      story: Type.Array(StoryLine(), { description: 'the terms, in order' }),
      /** The turnover of this promotion that the member has open. */
      bonus: Nullable(
        Type.Object({
          baseAmount: Amount(),
          times: Type.Number(),
          requiredAmount: Amount(),
          doneAmount: Amount(),
          maxStakeAmount: Nullable(Amount()),
          expiresAt: Nullable(Time()),
          weights: Type.Array(
            Type.Object({
              product: Type.String({ description: 'LIVE, SPORTS …, or a game: BLACKJACK' }),
              percent: Type.Integer({ minimum: 0, maximum: 100 }),
            }),
          ),
          play: Nullable(
            Type.Array(
              Type.Object({
                product: Type.String(),
                validAmount: Amount('valid bets that filled it'),
                countedAmount: Amount('what of them counted'),
              }),
              { description: 'what the done amount is made of; null: it is not known for all of it' },
            ),
          ),
        }),
      ),
      /** What became of the turnover of the newest claim; null: it is open, or there was none. */
      ended: Nullable(
        Type.Object({
          status: OneOf(requirementStatuses),
          requiredAmount: Amount(),
          doneAmount: Amount(),
          endedAt: Time(),
        }),
      ),
      events: Type.Array(Type.Object({ state: OneOf(claimStates), note: Type.String(), at: Time() }), {
        description: 'of the newest claim, oldest first',
      }),
    }),
  }
}
