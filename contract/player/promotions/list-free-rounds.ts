import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Currency, Id } from '../../shared/fields.ts'
import { FreeRounds } from './promotion-fields.ts'

export const listFreeRounds: Call<typeof listFreeRoundsSchemas> = {
  name: 'promotions/list-free-rounds',
  method: 'GET',
  path: '/api/wps/free-rounds',
  module: 'MCS2',
  audience: 'member',
  summary: 'Free rounds that the member can play now, those that end first before the others.',
}

export function listFreeRoundsSchemas() {
  return {
    value: Type.Object({
      currency: Currency(),
      list: Type.Array(
        Type.Object({
          promotionId: Id(),
          name: Type.String({ description: 'of the promotion, in the language of the call' }),
          grant: FreeRounds(),
        }),
      ),
    }),
  }
}
