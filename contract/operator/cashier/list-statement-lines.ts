import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { PageOf, PageQuery } from '../../shared/fields.ts'
import { LineQuery, StatementLineRow } from './statement-schemas.ts'

export const listStatementLines: Call<typeof listStatementLinesSchemas> = {
  name: 'cashier/list-statement-lines',
  method: 'GET',
  path: '/api/operator/statements/lines',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'deposits.read',
  summary: 'Lines of one statement in its order, or of all statements, newest first.',
  errors: [],
}

export function listStatementLinesSchemas() {
  return { query: Type.Object({ ...LineQuery(), ...PageQuery }), value: PageOf(StatementLineRow()) }
}
