import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Text, Time } from '../../shared/fields.ts'
import { Numero } from '../../shared/lottery-draws.ts'

export const shootNumber: Call<typeof shootNumberSchemas> = {
  name: 'lottery/shoot-number',
  method: 'POST',
  path: '/api/lgw/sea/yeekee/:numero/shots',
  module: 'SEA',
  audience: 'member',
  isIdempotent: true,
  rate: 'rounds',
  summary: 'Shoots five digits into a yeekee round, free of charge.',
  errors: [
    'LOTTERY_ISSUE_UNKNOWN',
    'LOTTERY_NOT_OPEN',
    'YEEKEE_SHOT_INVALID',
    'YEEKEE_TOO_SOON',
    'YEEKEE_SHOTS_USED',
    'YEEKEE_OVER',
  ],
}

export function shootNumberSchemas() {
  return {
    params: Type.Object({ numero: Numero() }),
    body: Type.Object({ number: Text(40) }),
    value: Type.Object({
      place: Type.Integer({ description: 'from 1, in the order in which the server received them' }),
      at: Time(),
      nextAt: Time("the member's next shot is taken from then on"),
      shotsLeft: Type.Integer({ description: 'of the member in this round' }),
    }),
  }
}
