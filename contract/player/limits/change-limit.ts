import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Nullable } from '../../shared/fields.ts'
import { LimitName, LimitsView } from './limit-fields.ts'

export const changeLimit: Call<typeof changeLimitSchemas> = {
  name: 'limits/change-limit',
  method: 'PUT',
  path: '/api/wps/member/rg/limits',
  module: 'WPS',
  audience: 'member',
  openTo: ['restricted'],
  summary:
    'Sets a limit. A lower limit holds at once; a higher one, or none, waits 24 h (day, bet), 72 h (week) or 7 days (month) and then needs a second confirmation.',
}

export function changeLimitSchemas() {
  return {
    body: Type.Object({
      ...LimitName(),
      value: Nullable(
        Type.Integer({
          minimum: 1,
          maximum: 9_000_000_000_000,
          description: 'satang, minutes for SESSION; null: no limit',
        }),
      ),
    }),
    value: LimitsView(),
  }
}
