import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Currency, Id } from '../../shared/fields.ts'
import { GoodsFields } from './goods-fields.ts'

export const listAllGoods: Call<typeof listAllGoodsSchemas> = {
  name: 'points/list-all-goods',
  method: 'GET',
  path: '/api/operator/points/goods',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'points.view',
  summary: 'All goods of the points mall in their order, paused ones too.',
}

export function listAllGoodsSchemas() {
  return {
    value: Type.Object({
      list: Type.Array(Type.Object({ goodsId: Id(), ...GoodsFields(), currency: Currency() })),
    }),
  }
}
