import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Currency } from '../../shared/fields.ts'
import { PromotionCard } from './promotion-fields.ts'

export const listPromotions: Call<typeof listPromotionsSchemas> = {
  name: 'promotions/list-promotions',
  method: 'GET',
  path: '/api/wps/relay/MCS2_promotionList',
  module: 'MCS2',
  audience: 'member',
  summary: 'The promotions for the member, each with what they may do now and how far they are.',
}

export function listPromotionsSchemas() {
  return {
    value: Type.Object({
      currency: Currency(),
      claimableCount: Type.Integer({ description: 'rewards of every kind that are ready' }),
      list: Type.Array(PromotionCard()),
    }),
  }
}
