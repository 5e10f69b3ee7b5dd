import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { GoodsId } from '../../shared/point-fields.ts'
import { GoodsFields } from './goods-fields.ts'

export const writeGoods: Call<typeof writeGoodsSchemas> = {
  name: 'points/write-goods',
  method: 'POST',
  path: '/api/operator/points/goods',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'points.goods',
  summary: 'Adds an item to the points mall.',
}

export function writeGoodsSchemas() {
  return { body: Type.Object(GoodsFields()), value: GoodsId() }
}
