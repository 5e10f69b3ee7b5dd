import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id } from '../../shared/fields.ts'
import { NumberSet, numberSetDraft } from './number-set-fields.ts'

export const saveNumberSet: Call<typeof saveNumberSetSchemas> = {
  name: 'lottery/save-number-set',
  method: 'POST',
  path: '/api/lotto/lgw/number-sets',
  module: 'LOTTO',
  audience: 'member',
  isIdempotent: true,
  summary: 'Keeps favourite numbers under a name, or replaces a set that was kept before.',
  errors: [
    'LOTTERY_GAME_UNKNOWN',
    'LOTTERY_SET_UNKNOWN',
    'LOTTERY_SETS_FULL',
    'LOTTERY_COMBINATION_MISMATCH',
  ],
}

export function saveNumberSetSchemas() {
  return {
    body: Type.Object({
      setId: Type.Optional(Id('of the set to replace')),
      ...numberSetDraft(),
    }),
    value: NumberSet(),
  }
}
