import { readSegment, readSegmentSchemas } from '../../../../contract/operator/marketing/read-segment.ts'
import { refuse } from '../../../../contract/errors.ts'
import { handle } from '../../../../platform/calls.ts'
import { writtenConditions } from '../conditions.ts'
import { findSegment } from '../store/segments.ts'

export const handleReadSegment = handle(
  readSegment,
  readSegmentSchemas,
  async ({ tx, merchant }, { params }) => {
    const segment = (await findSegment(tx, merchant.id, params.segmentId)) ?? refuse('MARKETING_NOT_FOUND')
    return { ...segment, conditions: await writtenConditions(tx, segment.conditions) }
  },
)
