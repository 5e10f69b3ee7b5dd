import { beginExclusion, beginExclusionSchemas } from '../../../contract/player/limits/begin-exclusion.ts'
import { exclusionEnd } from '../../../contract/shared/limit-words.ts'
import { handleBatched } from '../../../platform/calls.ts'
import { shutOut } from '../own.ts'

export const handleBeginExclusion = handleBatched(
  beginExclusion,
  beginExclusionSchemas,
  async (context, { body }) => {
    const until = exclusionEnd(body.months, context.now)
    await shutOut(context, { kind: 'SELF_EXCLUSION', endsAt: until }, body.password)
    return { until }
  },
)
