import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Time } from '../../shared/fields.ts'

export const listOutbox: Call<typeof listOutboxSchemas> = {
  name: 'dev/list-outbox',
  method: 'GET',
  path: '/api/dev/outbox',
  module: 'DEV',
  audience: 'dev',
  summary: 'SMS and mail that demo mode kept instead of sending, newest first.',
}
export function listOutboxSchemas() {
  return {
    query: Type.Object({
      to: Type.Optional(Type.String({ maxLength: 100, description: 'number (+66…) or mail address' })),
      pageNo: Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 }),
      pageSize: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
    }),
    value: Type.Object({
      list: Type.Array(
        Type.Object({
          messageId: Type.String(),
          channel: Type.String(),
          to: Type.String(),
          purpose: Type.String(),
          subject: Type.String(),
          text: Type.String(),
          state: Type.String(),
          createdAt: Time(),
        }),
      ),
      pageNo: Type.Integer(),
      totalPages: Type.Integer(),
      totalCount: Type.Integer(),
    }),
  }
}
