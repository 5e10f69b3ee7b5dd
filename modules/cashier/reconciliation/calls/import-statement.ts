import {
  importStatement,
  importStatementSchemas,
} from '../../../../contract/operator/cashier/import-statement.ts'
import { handle } from '../../../../platform/calls.ts'
import { statementRows } from '../statement-review.ts'
import { importRead, readStatement } from '../statements.ts'

export const handleImportStatement = handle(
  importStatement,
  importStatementSchemas,
  async (context, { body }) => {
    const fresh = await importRead(context, body.receiverId, readStatement(context))
    return (await statementRows(context, [{ ...fresh, decidedByName: null, decidedAt: null }]))[0]!
  },
)
