import { refuseFields } from '../../../../contract/errors.ts'
import {
  countAudience,
  countAudienceSchemas,
} from '../../../../contract/operator/promotions/count-audience.ts'
import { handle } from '../../../../platform/calls.ts'
import { readReports } from '../../../../platform/reports.ts'
import { countReached } from '../../audience/count.ts'
import { storeAudience } from '../audience.ts'
import { judgeAudience } from '../rules/draft.ts'

export const handleCountAudience = handle(countAudience, countAudienceSchemas, async (context, { body }) => {
  const faults = judgeAudience(body.audience)
  if (faults.length > 0) refuseFields(faults)
  const audience = await storeAudience(context.tx, context.merchant.id, body.audience)
  return readReports(context, (reader) => countReached(reader, context, audience))
})
