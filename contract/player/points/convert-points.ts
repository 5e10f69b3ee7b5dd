import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, PositiveAmount } from '../../shared/fields.ts'
import { Points } from '../../shared/point-fields.ts'

export const convertPoints: Call<typeof convertPointsSchemas> = {
  name: 'points/convert-points',
  method: 'POST',
  path: '/api/wps/points/convert',
  module: 'POINTS',
  audience: 'member',
  isSealed: true,
  isIdempotent: true,
  rate: 'money',
  summary: 'Converts points to money at once; the money must be played before it can be withdrawn.',
  errors: ['POINTS_PASSWORD', 'WD_PASSWORD_LOCKED', 'POINTS_MIN', 'POINTS_STEP', 'POINTS_NOT_ENOUGH'],
}

export function convertPointsSchemas() {
  return {
    body: Type.Object({
      points: PositiveAmount('thousandths of a point'),
      password: Type.String({ minLength: 1, maxLength: 64, description: 'the withdrawal password' }),
    }),
    value: Type.Object({
      number: Type.String({ description: 'RD-…' }),
      amount: Amount('credited'),
      currency: Currency(),
      balance: Points('left'),
    }),
  }
}
