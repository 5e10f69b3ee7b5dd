import { clearFlag, clearFlagSchemas } from '../../../../contract/operator/cashier/clear-flag.ts'
import { handle } from '../../../../platform/calls.ts'
import { clear } from '../compliance-review.ts'

export const handleClearFlag = handle(clearFlag, clearFlagSchemas, (context, { params, body }) =>
  clear(context, params.flagId, body.reason),
)
