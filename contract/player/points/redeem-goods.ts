import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id } from '../../shared/fields.ts'
import { Address, Points } from '../../shared/point-fields.ts'
import { MOST_GOODS_AT_ONCE } from '../../shared/point-words.ts'

export const redeemGoods: Call<typeof redeemGoodsSchemas> = {
  name: 'points/redeem-goods',
  method: 'POST',
  path: '/api/wps/points/redeem',
  module: 'POINTS',
  audience: 'member',
  isSealed: true,
  isIdempotent: true,
  rate: 'money',
  summary: 'Requests goods: points, cash part and stock are taken at once, and given back if it is rejected.',
  errors: [
    'POINTS_PASSWORD',
    'WD_PASSWORD_LOCKED',
    'POINTS_GOODS_ENDED',
    'POINTS_STOCK',
    'POINTS_OPEN_REQUEST',
    'POINTS_DEPOSIT_TOTAL',
    'POINTS_NOT_ENOUGH',
    'WD_TURNOVER',
    'BAL_INSUFFICIENT',
  ],
}

export function redeemGoodsSchemas() {
  return {
    body: Type.Object({
      goodsId: Id(),
      quantity: Type.Integer({ minimum: 1, maximum: MOST_GOODS_AT_ONCE }),
      password: Type.String({ minLength: 1, maxLength: 64, description: 'the withdrawal password' }),
      address: Type.Optional(Address()),
    }),
    value: Type.Object({
      redemptionId: Type.String(),
      number: Type.String({ description: 'RD-…' }),
      pointsAmount: Points('taken'),
      balance: Points('left'),
    }),
  }
}
