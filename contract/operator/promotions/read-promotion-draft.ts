import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Nullable, Time } from '../../shared/fields.ts'
import { PromotionDraft, PromotionId, PromotionRow } from './desk-fields.ts'

export const readPromotionDraft: Call<typeof readPromotionDraftSchemas> = {
  name: 'promotions/read-promotion-draft',
  method: 'GET',
  path: '/api/operator/promotions/offers/:promotionId',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'promotions.view',
  summary: 'One promotion as its editor has it, with what it gave so far.',
  errors: ['PROMO_NOT_FOUND'],
}

export function readPromotionDraftSchemas() {
  return {
    params: PromotionId(),
    value: Type.Object({
      ...PromotionDraft(),
      ...PromotionRow(),
      board: Nullable(
        Type.Object(
          {
            until: Time(),
            memberCount: Type.Integer({ description: 'ranked so far' }),
            prizeAmount: Amount('of their places as they stand'),
          },
          { description: 'the running period of a leaderboard; null: none runs' },
        ),
      ),
    }),
  }
}
