import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Currency, Nullable, Time } from '../../shared/fields.ts'
import { MonitoredGame } from './return-fields.ts'

export const listMonitoredReturns: Call<typeof listMonitoredReturnsSchemas> = {
  name: 'launch/list-monitored-returns',
  method: 'GET',
  path: '/api/operator/returns',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'rtp.read',
  summary:
    'Every game’s measured return beside the theoretical one, in standard errors, with the open alarms.',
  errors: [],
}

export function listMonitoredReturnsSchemas() {
  return {
    value: Type.Object({ asOf: Nullable(Time()), currency: Currency(), list: Type.Array(MonitoredGame()) }),
  }
}
