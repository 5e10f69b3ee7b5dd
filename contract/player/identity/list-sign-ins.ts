import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Nullable, Time } from '../../shared/fields.ts'

export const listSignIns: Call<typeof listSignInsSchemas> = {
  name: 'identity/list-sign-ins',
  method: 'GET',
  path: '/api/wps/member/signIns',
  module: 'WPS',
  audience: 'member',
  summary: 'The newest sign-ins of the last 30 days, refused ones included.',
  openTo: ['restricted'],
}
export function listSignInsSchemas() {
  return {
    value: Type.Object({
      list: Type.Array(
        Type.Object({
          at: Time(),
          isSuccess: Type.Boolean(),
          how: Type.String({
            description:
              'PASSWORD, SMS, PHONE, REGISTER, RECOVERED, REMEMBERED, HANDOVER; of a refused sign-in the failed step: PASSWORD or SECOND',
          }),
          second: Nullable(Type.String({ description: 'what proved the second step' })),
          address: Type.String(),
          country: Type.String(),
          device: Type.String(),
        }),
      ),
    }),
  }
}
