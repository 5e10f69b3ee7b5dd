import { decideReturn, decideReturnSchemas } from '../../../contract/operator/limits/decide-return.ts'
import { handle } from '../../../platform/calls.ts'
import { endReturn } from '../returns.ts'

export const handleDecideReturn = handle(decideReturn, decideReturnSchemas, (context, { params, body }) =>
  endReturn(context, params.restrictionId, body.decision, body.remark),
)
