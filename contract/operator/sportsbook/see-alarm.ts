import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Text, Time } from '../../shared/fields.ts'

export const seeAlarm: Call<typeof seeAlarmSchemas> = {
  name: 'sports/see-alarm',
  method: 'POST',
  path: '/api/operator/sports/alarms/seen',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'sports.trade',
  isIdempotent: true,
  summary: 'Says that an operator has seen an alarm; the first one who says so is kept.',
  errors: [],
}

export function seeAlarmSchemas() {
  return {
    body: Type.Object({ alarmId: Text(160, 1) }),
    value: Type.Object({ seenBy: Type.String(), seenAt: Time() }),
  }
}
