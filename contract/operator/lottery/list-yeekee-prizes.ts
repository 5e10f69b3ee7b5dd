import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, Id, OneOf, PageOf, PageQuery, Time } from '../../shared/fields.ts'
import { prizeKinds } from '../../shared/yeekee.ts'

export const listYeekeePrizes: Call<typeof listYeekeePrizesSchemas> = {
  name: 'lottery/list-yeekee-prizes',
  method: 'GET',
  path: '/api/operator/lottery/yeekee/prizes',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'lottery.view',
  summary: 'The prizes that were paid for numbers of yeekee rounds, newest first.',
  errors: [],
}

export function listYeekeePrizesSchemas() {
  return {
    query: Type.Object({ ...PageQuery }),
    value: Type.Object({
      ...PageOf(
        Type.Object({
          numero: Type.String(),
          kind: OneOf(prizeKinds),
          place: Type.Integer({ description: 'of the shot in the round' }),
          number: Type.String(),
          memberId: Id(),
          username: Type.String(),
          amount: Amount(),
          paidAt: Time(),
        }),
      ).properties,
      todayAmount: Amount('paid on the present business day'),
      currency: Currency(),
    }),
  }
}
