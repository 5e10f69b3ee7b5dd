import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { AuditQuery } from './audit-query.ts'

export const exportEntries: Call<typeof exportEntriesSchemas> & { gives: 'file' } = {
  name: 'operator/export-entries',
  method: 'GET',
  path: '/api/operator/audit/export',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'audit.export',
  rate: 'slow',
  gives: 'file',
  summary: 'The audit log as CSV, with the filters of the screen.',
  errors: ['EXPORT_TOO_LONG'],
}
export function exportEntriesSchemas() {
  return { query: Type.Object({ ...AuditQuery() }), value: Type.String({ description: 'the file' }) }
}
