import { refuseFields } from '../../../../contract/errors.ts'
import {
  countAudience,
  countAudienceSchemas,
} from '../../../../contract/operator/promotions/count-audience.ts'
import { handle } from '../../../../platform/calls.ts'
import { readReports } from '../../../../platform/reports.ts'
import { countReached } from '../../audience/count.ts'
import { lookUpAudience, SHOWN } from '../audience.ts'
import { judgeAudience } from '../rules/draft.ts'

export const handleCountAudience = handle(countAudience, countAudienceSchemas, async (context, { body }) => {
  const { tx, merchant } = context
  const faults = judgeAudience(body.audience)
  if (faults.length > 0) refuseFields(faults)
  const { stored, isLineUnknown, unknown } = await lookUpAudience(tx, merchant.id, body.audience)
  const missing = { isLineUnknown, unknown: unknown.slice(0, SHOWN), unknownCount: unknown.length }
  // Without them it would be counted for others than it is meant for.
  if (isLineUnknown || unknown.length > 0) return { members: 0, leftOut: 0, isWhole: true, ...missing }
  return readReports(context, async (reader) => ({
    ...(await countReached(reader, context, stored)),
    ...missing,
  }))
})
