import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, BusinessDate, Currency } from '../../shared/fields.ts'

export const listGiftDays: Call<typeof listGiftDaysSchemas> = {
  name: 'promotions/list-gift-days',
  method: 'GET',
  path: '/api/operator/promotions/days',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'promotions.view',
  summary: 'What rebates and VIP bonuses cost, by business day, newest first; days without any are left out.',
  errors: [],
}

export function listGiftDaysSchemas() {
  return {
    query: Type.Object({ from: Type.Optional(BusinessDate()), to: Type.Optional(BusinessDate()) }),
    value: Type.Object({
      from: BusinessDate(),
      to: BusinessDate(),
      currency: Currency(),
      days: Type.Array(
        Type.Object({
          date: BusinessDate(),
          rebateAmount: Amount(),
          rebateCount: Type.Integer({ description: 'claims' }),
          rebateMembers: Type.Integer({ description: 'members with a claim' }),
          bonusAmount: Amount(),
          bonusCount: Type.Integer({ description: 'payments' }),
          bonusMembers: Type.Integer({ description: 'members with a payment' }),
        }),
      ),
    }),
  }
}
