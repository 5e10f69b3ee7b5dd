import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { SegmentDraft, SegmentId, Version } from './marketing-fields.ts'

export const changeSegment: Call<typeof changeSegmentSchemas> = {
  name: 'marketing/change-segment',
  method: 'POST',
  path: '/api/operator/marketing/segments/:segmentId',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'marketing.edit',
  isIdempotent: true,
  summary:
    'Changes a segment; campaigns that are scheduled keep the conditions that they were scheduled with.',
  errors: ['MARKETING_NOT_FOUND', 'MARKETING_STATE'],
}

export function changeSegmentSchemas() {
  return {
    params: SegmentId(),
    body: Type.Object({ ...SegmentDraft(), version: Version() }),
    value: Type.Object({ version: Type.Integer() }),
  }
}
