import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Nullable, Time } from '../../shared/fields.ts'

export const readStatus: Call<typeof readStatusSchemas> = {
  name: 'operator/read-status',
  method: 'GET',
  path: '/api/operator/system/status',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'dashboard.read',
  summary: 'The present status of the site.',
}
export function readStatusSchemas() {
  return {
    value: Type.Object({
      status: Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)]),
      endTime: Nullable(Time()),
    }),
  }
}
