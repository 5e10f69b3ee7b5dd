import {
  changeSegment,
  changeSegmentSchemas,
} from '../../../../contract/operator/marketing/change-segment.ts'
import { handle } from '../../../../platform/calls.ts'
import { reviseSegment } from '../segments.ts'

export const handleChangeSegment = handle(
  changeSegment,
  changeSegmentSchemas,
  async (context, { params, body }) => ({
    version: await reviseSegment(context, params.segmentId, body),
  }),
)
