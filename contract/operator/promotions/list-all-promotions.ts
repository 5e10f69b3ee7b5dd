import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { OneOf, PageOf, PageQuery } from '../../shared/fields.ts'
import { promotionKinds } from '../../shared/promotion-words.ts'
import { PromotionRow } from './desk-fields.ts'
import { promotionPhases } from './desk-words.ts'

export const listAllPromotions: Call<typeof listAllPromotionsSchemas> = {
  name: 'promotions/list-all-promotions',
  method: 'GET',
  path: '/api/operator/promotions/offers',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'promotions.view',
  summary: 'Promotions of all kinds in the order in which members see them, drafts and ended ones too.',
}

export function listAllPromotionsSchemas() {
  return {
    query: Type.Object({
      ...PageQuery,
      phase: Type.Optional(OneOf(promotionPhases)),
      kind: Type.Optional(OneOf(promotionKinds)),
    }),
    value: PageOf(Type.Object(PromotionRow())),
  }
}
