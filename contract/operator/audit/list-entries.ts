import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { BusinessDate, PageOf, PageQuery, Text, Time } from '../../shared/fields.ts'

export const listEntries: Call<typeof listEntriesSchemas> = {
  name: 'operator/list-entries', method: 'GET', path: '/api/operator/audit', module: 'OPERATOR', audience: 'operator', ability: 'audit.read',
  summary: 'What was done in the back office, newest first.',
}
export function listEntriesSchemas() {
  return {
    query: Type.Object({
      actor: Type.Optional(Text(64)), action: Type.Optional(Text(64)), subject: Type.Optional(Text(100)),
      from: Type.Optional(BusinessDate()), to: Type.Optional(BusinessDate()), ...PageQuery,
    }),
    value: PageOf(Type.Object({
      seq: Type.Integer(), at: Time(), actor: Type.String(), action: Type.String(), subject: Type.String(),
      address: Type.String(), detail: Type.String({ description: 'JSON: before, after, reason and what else the action names' }),
      hash: Type.String({ description: 'hexadecimal' }),
    })),
  }
}
