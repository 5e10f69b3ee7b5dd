import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Nullable, Time } from '../../shared/fields.ts'

export const setStatus: Call<typeof setStatusSchemas> = {
  name: 'operator/set-status',
  method: 'POST',
  path: '/api/operator/system/status',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'system.status',
  summary: 'Opens the site (0), puts it under maintenance (1) or closes it to regions (2).',
}
export function setStatusSchemas() {
  const status = () => Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)])
  return {
    body: Type.Object({
      status: status(),
      endTime: Type.Optional(Nullable(Time('when maintenance is expected to end'))),
    }),
    value: Type.Object({ status: status(), endTime: Nullable(Time()) }),
  }
}
