import {
  confirmLimitChange,
  confirmLimitChangeSchemas,
} from '../../../contract/player/limits/confirm-limit-change.ts'
import { handle } from '../../../platform/calls.ts'
import { confirmLimit } from '../limits.ts'
import { limitsOf } from '../overview.ts'
import { memberOf, ownAsker } from '../own.ts'

export const handleConfirmLimitChange = handle(
  confirmLimitChange,
  confirmLimitChangeSchemas,
  async (context, { body }) => {
    const member = memberOf(context)
    await confirmLimit(context, member, { kind: body.kind, period: body.period }, ownAsker(context))
    return limitsOf(context, member)
  },
)
