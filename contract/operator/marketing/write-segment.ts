import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id } from '../../shared/fields.ts'
import { SegmentDraft } from './marketing-fields.ts'

export const writeSegment: Call<typeof writeSegmentSchemas> = {
  name: 'marketing/write-segment',
  method: 'POST',
  path: '/api/operator/marketing/segments',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'marketing.edit',
  isIdempotent: true,
  summary: 'Saves a new segment under a name that no other has.',
}

export function writeSegmentSchemas() {
  return { body: Type.Object(SegmentDraft()), value: Type.Object({ segmentId: Id() }) }
}
