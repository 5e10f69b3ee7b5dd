import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, OneOf } from '../../shared/fields.ts'
import { rebateCategories } from '../../shared/rebate-words.ts'
import { RebateClaim } from './rebate-fields.ts'

export const claimRebate: Call<typeof claimRebateSchemas> = {
  name: 'promotions/claim-rebate',
  method: 'POST',
  path: '/api/wps/rebate/claim',
  module: 'WPS',
  audience: 'member',
  isIdempotent: true,
  rate: 'money',
  summary: 'Pays the rebate of one category, or of all; it must be played once before it can be withdrawn.',
  errors: ['PROMO_REBATE_OFF', 'PROMO_REBATE_NONE', 'PROMO_DAY_CAP'],
}

export function claimRebateSchemas() {
  return {
    body: Type.Object({ category: Type.Optional(OneOf(rebateCategories, 'absent: all')) }),
    value: Type.Object({
      amount: Amount('what was paid'),
      balance: Amount('after it'),
      currency: Currency(),
      claims: Type.Array(RebateClaim()),
    }),
  }
}
