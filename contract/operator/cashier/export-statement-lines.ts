import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { LineQuery } from './statement-schemas.ts'

export const exportStatementLines: Call<typeof exportStatementLinesSchemas> & { gives: 'file' } = {
  name: 'cashier/export-statement-lines',
  method: 'GET',
  path: '/api/operator/statements/lines/export',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'deposits.read',
  rate: 'slow',
  gives: 'file',
  summary: 'The lines as CSV, with the filters of the screen.',
  errors: [],
}

export function exportStatementLinesSchemas() {
  return { query: Type.Object({ ...LineQuery() }), value: Type.String({ description: 'the file' }) }
}
