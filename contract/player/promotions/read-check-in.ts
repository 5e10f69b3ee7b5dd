import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { CheckIn } from './check-in-fields.ts'

export const readCheckIn: Call<typeof readCheckInSchemas> = {
  name: 'promotions/read-check-in',
  method: 'GET',
  path: '/api/wps/relay/MCS2_checkIn',
  module: 'MCS2',
  audience: 'member',
  summary: 'The row of days, what today needs, and the days of a month that were checked in.',
  errors: ['PROMO_NOT_FOUND'],
}

export function readCheckInSchemas() {
  return {
    query: Type.Object({
      month: Type.Optional(
        Type.String({ pattern: '^2[01][0-9]{2}-(0[1-9]|1[0-2])$', description: 'YYYY-MM; absent: this one' }),
      ),
    }),
    value: CheckIn(),
  }
}
