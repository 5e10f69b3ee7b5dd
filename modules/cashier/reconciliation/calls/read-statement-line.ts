import {
  readStatementLine,
  readStatementLineSchemas,
} from '../../../../contract/operator/cashier/read-statement-line.ts'
import { handle } from '../../../../platform/calls.ts'
import { readLineCase } from '../statement-review.ts'

export const handleReadStatementLine = handle(
  readStatementLine,
  readStatementLineSchemas,
  (context, { params }) => readLineCase(context, params.lineId),
)
