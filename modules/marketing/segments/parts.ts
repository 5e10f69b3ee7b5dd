/** Segments: written, changed and counted. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleChangeSegment } from './calls/change-segment.ts'
import { handleCountSegment } from './calls/count-segment.ts'
import { handleListSegments } from './calls/list-segments.ts'
import { handleReadSegment } from './calls/read-segment.ts'
import { handleWriteSegment } from './calls/write-segment.ts'

export const segmentParts = {
  calls: [handleListSegments, handleReadSegment, handleWriteSegment, handleChangeSegment, handleCountSegment],
} satisfies Pick<ModuleParts, 'calls'>
