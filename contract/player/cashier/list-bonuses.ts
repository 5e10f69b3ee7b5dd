import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import {
  Amount,
  BusinessDate,
  Currency,
  Nullable,
  OneOf,
  PageOf,
  PageQuery,
  Time,
} from '../../shared/fields.ts'
import { RangeQuery } from './record-fields.ts'
import { requirementStatuses } from './record-words.ts'

export const listBonuses: Call<typeof listBonusesSchemas> = {
  name: 'cashier/list-bonuses',
  method: 'GET',
  path: '/api/wps/report/bonus',
  module: 'WPS',
  audience: 'member',
  openTo: ['restricted'],
  summary: 'Bonus details: what was credited, and every turnover requirement of the range, newest first.',
  errors: [],
}

export function listBonusesSchemas() {
  return {
    query: Type.Object({ ...PageQuery, ...RangeQuery(), status: Type.Optional(OneOf(requirementStatuses)) }),
    value: Type.Intersect([
      PageOf(
        Type.Object({
          requirementId: Type.String(),
          source: Type.String({ description: 'what it was created for: DEPOSIT, or the kind of bonus' }),
          isBonus: Type.Boolean(),
          baseAmount: Amount(),
          requiredAmount: Amount(),
          doneAmount: Amount(),
          leftAmount: Amount('0 once it has ended'),
          status: OneOf(requirementStatuses),
          createdAt: Time(),
          expiresAt: Nullable(Time()),
          endedAt: Nullable(Time()),
        }),
      ),
      Type.Object({
        from: BusinessDate(),
        to: BusinessDate(),
        currency: Currency(),
        bonusAmount: Amount('bonuses, cashback, red envelopes and prizes credited in the range'),
        rebateAmount: Amount('rebates credited in the range'),
        forfeitedAmount: Amount('bonus money given up or taken back in the range'),
      }),
    ]),
  }
}
