import { beginExclusion, beginExclusionSchemas } from '../../../contract/player/limits/begin-exclusion.ts'
import { handleBatched } from '../../../platform/calls.ts'
import { shutOut } from '../own.ts'
import { exclusionEnd } from '../rules/restriction.ts'

export const handleBeginExclusion = handleBatched(beginExclusion, beginExclusionSchemas, async (context, { body }) => {
  const until = exclusionEnd(body.months, context.now)
  await shutOut(context, { kind: 'SELF_EXCLUSION', endsAt: until }, body.password)
  return { until }
})
