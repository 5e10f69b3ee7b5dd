import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, OneOf, SignedAmount, Time } from '../../shared/fields.ts'
import { rebateCategories } from '../../shared/rebate-words.ts'
import { RebateClaim, RebateRate } from './rebate-fields.ts'

export const readRebate: Call<typeof readRebateSchemas> = {
  name: 'promotions/read-rebate',
  method: 'GET',
  path: '/api/wps/rebate/summary',
  module: 'WPS',
  audience: 'member',
  summary:
    'What waits to be claimed as rebate, by category: valid bet since the last claim, the rate of the member’s group, and the rebate.',
  errors: ['PROMO_REBATE_OFF'],
}

export function readRebateSchemas() {
  return {
    value: Type.Object({
      currency: Currency(),
      group: Type.Integer({ description: 'of the member’s VIP level: 0 to 8 for R0 to R8' }),
      vipLevel: Type.Integer(),
      leastAmount: Amount('less of a category is not paid'),
      totalAmount: Amount('what claiming everything pays'),
      dayCapAmount: Amount('the most that is paid in a day'),
      usedTodayAmount: Amount('paid today'),
      paysAt: Time('when what is not claimed is paid by itself'),
      hasOpenBonus: Type.Boolean({ description: 'what is played now gives no rebate' }),
      categories: Type.Array(
        Type.Object({
          category: OneOf(rebateCategories),
          validAmount: SignedAmount('since the last claim, less corrections'),
          rate: RebateRate(),
          amount: Amount('0 while corrections outweigh the play'),
          isClaimable: Type.Boolean(),
        }),
      ),
      claims: Type.Array(RebateClaim(), { description: 'the latest 20, newest first' }),
    }),
  }
}
