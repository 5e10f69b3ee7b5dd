import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id } from '../../shared/fields.ts'
import { OpenPromotion, StoryLine } from './promotion-fields.ts'

export const readOpenPromotion: Call<typeof readOpenPromotionSchemas> & { isBatched: true } = {
  name: 'promotions/read-open-promotion',
  method: 'GET',
  path: '/api/wps/relay/MCS2_openPromotion/:promotionId',
  module: 'MCS2',
  audience: 'visitor',
  isBatched: true,
  summary: 'One of the promotions that anybody may read of, with its terms in full.',
  errors: ['PROMO_NOT_FOUND'],
}

export function readOpenPromotionSchemas() {
  return {
    params: Type.Object({ promotionId: Id() }),
    value: Type.Object({
      promotion: OpenPromotion(),
      story: Type.Array(StoryLine(), { description: 'the terms, in order' }),
    }),
  }
}
