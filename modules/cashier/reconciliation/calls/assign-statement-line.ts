import {
  assignStatementLine,
  assignStatementLineSchemas,
} from '../../../../contract/operator/cashier/assign-statement-line.ts'
import { handle } from '../../../../platform/calls.ts'
import { assignLine } from '../statement-review.ts'

export const handleAssignStatementLine = handle(
  assignStatementLine,
  assignStatementLineSchemas,
  (context, { params, body }) => assignLine(context, params.lineId, body),
)
