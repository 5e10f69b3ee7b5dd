import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { OpenPromotion } from './promotion-fields.ts'

export const listOpenPromotions: Call<typeof listOpenPromotionsSchemas> & { isBatched: true } = {
  name: 'promotions/list-open-promotions',
  method: 'GET',
  path: '/api/wps/relay/MCS2_openPromotionList',
  module: 'MCS2',
  audience: 'visitor',
  isBatched: true,
  summary: 'The promotions that run or open soon, as anybody may read of them.',
  errors: [],
}

export function listOpenPromotionsSchemas() {
  return { value: Type.Object({ list: Type.Array(OpenPromotion()) }) }
}
