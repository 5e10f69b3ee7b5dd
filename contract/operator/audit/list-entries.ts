import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { PageOf, PageQuery, Time } from '../../shared/fields.ts'
import { AuditQuery } from './audit-query.ts'

export const listEntries: Call<typeof listEntriesSchemas> = {
  name: 'operator/list-entries',
  method: 'GET',
  path: '/api/operator/audit',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'audit.read',
  summary: 'What operators did in the console, newest first.',
}
export function listEntriesSchemas() {
  return {
    query: Type.Object({ ...AuditQuery(), ...PageQuery }),
    value: PageOf(
      Type.Object({
        seq: Type.Integer(),
        at: Time(),
        actor: Type.String(),
        action: Type.String(),
        subject: Type.String(),
        address: Type.String(),
        detail: Type.String({ description: 'JSON: before, after, reason and other details of the action' }),
        hash: Type.String({ description: 'hexadecimal' }),
      }),
    ),
  }
}
