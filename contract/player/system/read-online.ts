import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Nullable } from '../../shared/fields.ts'

export const readOnline: Call<typeof readOnlineSchemas> & { isBatched: true } = {
  name: 'system/read-online',
  method: 'GET',
  path: '/api/wps/system/online',
  module: 'WPS',
  audience: 'visitor',
  isBatched: true,
  summary: 'How many people are here: open pages and sessions in use, rounded to tens; hidden below 20.',
}

export function readOnlineSchemas() {
  return {
    value: Type.Object({
      online: Nullable(Type.Integer({ minimum: 20, description: 'null: hidden' })),
      decorative: Type.Boolean({
        description:
          'the merchant shows the decoration of the specification instead; no number is answered then',
      }),
    }),
  }
}
