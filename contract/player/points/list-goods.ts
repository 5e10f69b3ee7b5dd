import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, PageOf, PageQuery } from '../../shared/fields.ts'
import { goodsPrice, Points } from '../../shared/point-fields.ts'

export const listGoods: Call<typeof listGoodsSchemas> = {
  name: 'points/list-goods',
  method: 'GET',
  path: '/api/wps/points/reward',
  module: 'POINTS',
  audience: 'member',
  summary: 'The goods of the points mall in their order, with what the member lacks for each.',
  errors: [],
}

export function listGoodsSchemas() {
  return {
    query: Type.Object({ ...PageQuery }),
    value: PageOf(
      Type.Object({
        goodsId: Type.String(),
        title: Type.String({ description: "in the caller's language" }),
        text: Type.String({ description: "in the caller's language" }),
        imageUrl: Type.String(),
        ...goodsPrice(),
        currency: Currency(),
        stock: Type.Integer(),
        needsAddress: Type.Boolean(),
        hasOpenRequest: Type.Boolean(),
        lacksPoints: Points('thousandths of a point that the member lacks for one'),
        lacksDepositAmount: Amount('of the deposits that the member must have made'),
      }),
    ),
  }
}
