import {
  confirmStatement,
  confirmStatementSchemas,
} from '../../../../contract/operator/cashier/confirm-statement.ts'
import { handle } from '../../../../platform/calls.ts'
import { decideStatement } from '../statement-review.ts'

export const handleConfirmStatement = handle(
  confirmStatement,
  confirmStatementSchemas,
  async (context, { params }) => ({
    importId: params.importId,
    state: await decideStatement(context, params.importId, 'RUNNING'),
  }),
)
