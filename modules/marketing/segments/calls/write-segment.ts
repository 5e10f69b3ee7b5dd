import { writeSegment, writeSegmentSchemas } from '../../../../contract/operator/marketing/write-segment.ts'
import { handle } from '../../../../platform/calls.ts'
import { saveSegment } from '../segments.ts'

export const handleWriteSegment = handle(writeSegment, writeSegmentSchemas, async (context, { body }) => ({
  segmentId: await saveSegment(context, body),
}))
