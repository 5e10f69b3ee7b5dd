import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id } from '../../shared/fields.ts'
import { StatementRow } from './statement-schemas.ts'

export const importStatement: Call<typeof importStatementSchemas> = {
  name: 'cashier/import-statement',
  method: 'POST',
  path: '/api/operator/statements',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'statements.import',
  takes: 'upload',
  rate: 'slow',
  summary:
    'Imports a bank’s CSV (field `file`). Each reference counts once for ever, so the same file sent again has no second effect. A file with a faulty line is refused as a whole.',
  errors: ['STATEMENT_COLUMNS', 'STATEMENT_TOO_LONG', 'RECEIVER_NOT_FOUND', 'REQUEST_TOO_LARGE'],
}

export function importStatementSchemas() {
  return { body: Type.Object({ receiverId: Id() }), value: StatementRow() }
}
