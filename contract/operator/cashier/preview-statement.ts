import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Id, OneOf, Time } from '../../shared/fields.ts'
import { lineFaults, statementFields } from '../../shared/statement-words.ts'

export const previewStatement: Call<typeof previewStatementSchemas> = {
  name: 'cashier/preview-statement',
  method: 'POST',
  path: '/api/operator/statements/preview',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'statements.import',
  takes: 'upload',
  rate: 'slow',
  summary:
    'Reads a bank’s CSV (field `file`, at most 1 MiB and 10,000 lines) and changes nothing. It answers what each column holds, the first lines, and what cannot be read.',
  errors: ['STATEMENT_COLUMNS', 'STATEMENT_TOO_LONG', 'RECEIVER_NOT_FOUND', 'REQUEST_TOO_LARGE'],
}

export function previewStatementSchemas() {
  return {
    body: Type.Object({ receiverId: Id() }),
    value: Type.Object({
      fileName: Type.String(),
      account: Type.String(),
      columns: Type.Array(Type.Object({ field: OneOf(statementFields), heading: Type.String() })),
      lineCount: Type.Integer(),
      outgoingCount: Type.Integer(),
      knownCount: Type.Integer({ description: 'lines that are known already' }),
      totalAmount: Amount(),
      lines: Type.Array(
        Type.Object({
          lineNo: Type.Integer(),
          reference: Type.String(),
          paidFrom: Time(),
          amount: Amount(),
          payerName: Type.String(),
          payerBank: Type.String(),
          payerAccount: Type.String(),
          description: Type.String(),
        }),
      ),
      faults: Type.Array(
        Type.Object({ lineNo: Type.Integer(), field: Type.String(), rule: OneOf(lineFaults) }),
      ),
    }),
  }
}
