import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { PageOf, PageQuery } from '../../shared/fields.ts'
import { StatementRow } from './statement-schemas.ts'

export const listStatements: Call<typeof listStatementsSchemas> = {
  name: 'cashier/list-statements',
  method: 'GET',
  path: '/api/operator/statements',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'deposits.read',
  summary: 'Imported bank statements, newest first, with the results of their lines.',
  errors: [],
}

export function listStatementsSchemas() {
  return { query: Type.Object({ ...PageQuery }), value: PageOf(StatementRow()) }
}
