import { countSegment, countSegmentSchemas } from '../../../../contract/operator/marketing/count-segment.ts'
import { handle } from '../../../../platform/calls.ts'
import { storeConditions } from '../conditions.ts'
import { countMembers } from '../members.ts'

export const handleCountSegment = handle(countSegment, countSegmentSchemas, async (context, { body }) => {
  const { tx, merchant, now, use } = context
  const conditions = await storeConditions(tx, merchant.id, body.conditions)
  return { members: await countMembers(tx, { ...merchant, use }, conditions, now) }
})
