import {
  rejectStatement,
  rejectStatementSchemas,
} from '../../../../contract/operator/cashier/reject-statement.ts'
import { handle } from '../../../../platform/calls.ts'
import { decideStatement } from '../statement-review.ts'

export const handleRejectStatement = handle(
  rejectStatement,
  rejectStatementSchemas,
  async (context, { params }) => ({
    importId: params.importId,
    state: await decideStatement(context, params.importId, 'REJECTED'),
  }),
)
