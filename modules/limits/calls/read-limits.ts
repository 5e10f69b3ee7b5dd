import { readLimits, readLimitsSchemas } from '../../../contract/player/limits/read-limits.ts'
import { handle } from '../../../platform/calls.ts'
import { limitsOf } from '../overview.ts'
import { memberOf } from '../own.ts'

export const handleReadLimits = handle(readLimits, readLimitsSchemas, (context) =>
  limitsOf(context, memberOf(context)),
)
