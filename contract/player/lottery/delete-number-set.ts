import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Empty, Id } from '../../shared/fields.ts'

export const deleteNumberSet: Call<typeof deleteNumberSetSchemas> = {
  name: 'lottery/delete-number-set',
  method: 'DELETE',
  path: '/api/lotto/lgw/number-sets/:setId',
  module: 'LOTTO',
  audience: 'member',
  isIdempotent: true,
  summary: 'Forgets one of the member’s sets of favourite numbers.',
  errors: ['LOTTERY_SET_UNKNOWN'],
}

export function deleteNumberSetSchemas() {
  return { params: Type.Object({ setId: Id() }), value: Empty() }
}
