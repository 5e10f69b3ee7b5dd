import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { GoodsId } from '../../shared/point-fields.ts'
import { GoodsFields } from './goods-fields.ts'

export const changeGoods: Call<typeof changeGoodsSchemas> = {
  name: 'points/change-goods',
  method: 'POST',
  path: '/api/operator/points/goods/:goodsId',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'points.goods',
  summary:
    'Replaces an item, its stock included: `stockBefore` is the stock that the operator saw, and what was requested meanwhile is taken off.',
  errors: ['POINTS_GOODS_NOT_FOUND', 'POINTS_STOCK'],
}

export function changeGoodsSchemas() {
  return {
    params: GoodsId(),
    body: Type.Object({
      ...GoodsFields(),
      stockBefore: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    }),
    value: GoodsId(),
  }
}
