import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Time } from '../../shared/fields.ts'

export const moveClock: Call<typeof moveClockSchemas> = {
  name: 'dev/move-clock',
  method: 'POST',
  path: '/api/dev/clock',
  module: 'DEV',
  audience: 'dev',
  summary: "Moves the product's own clock forward, in every process; demo mode only.",
  openTo: ['mustChangePassword', 'restricted', 'maintenance'],
}
export function moveClockSchemas() {
  return {
    body: Type.Object({
      advance: Type.String({
        maxLength: 40,
        description: 'ISO 8601 duration of weeks, days, hours, minutes, seconds: PT12H, P1DT30M',
        pattern: '^P(?=.)([0-9]{1,4}W)?([0-9]{1,4}D)?(T(?=.)([0-9]{1,6}H)?([0-9]{1,6}M)?([0-9]{1,7}S)?)?$',
      }),
    }),
    value: Type.Object({ now: Time(), offsetMs: Type.Integer() }),
  }
}
