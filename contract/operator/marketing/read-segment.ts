import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { SegmentDraft, SegmentId, SegmentRow } from './marketing-fields.ts'

export const readSegment: Call<typeof readSegmentSchemas> = {
  name: 'marketing/read-segment',
  method: 'GET',
  path: '/api/operator/marketing/segments/:segmentId',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'marketing.view',
  summary: 'One segment with its conditions.',
  errors: ['MARKETING_NOT_FOUND'],
}

export function readSegmentSchemas() {
  return { params: SegmentId(), value: Type.Object({ ...SegmentRow(), ...SegmentDraft() }) }
}
