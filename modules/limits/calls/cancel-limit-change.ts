import {
  cancelLimitChange,
  cancelLimitChangeSchemas,
} from '../../../contract/player/limits/cancel-limit-change.ts'
import { handle } from '../../../platform/calls.ts'
import { cancelChange } from '../limits.ts'
import { limitsOf } from '../overview.ts'
import { memberOf, ownAsker } from '../own.ts'

export const handleCancelLimitChange = handle(
  cancelLimitChange,
  cancelLimitChangeSchemas,
  async (context, { body }) => {
    const member = memberOf(context)
    await cancelChange(context, member, { kind: body.kind, period: body.period }, ownAsker(context))
    return limitsOf(context, member)
  },
)
