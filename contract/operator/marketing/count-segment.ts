import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Conditions } from './marketing-fields.ts'

export const countSegment: Call<typeof countSegmentSchemas> = {
  name: 'marketing/count-segment',
  method: 'POST',
  path: '/api/operator/marketing/segments/count',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'marketing.edit',
  isIdempotent: true,
  summary: 'How many members these conditions find now, before they are saved.',
}

export function countSegmentSchemas() {
  return { body: Type.Object({ conditions: Conditions() }), value: Type.Object({ members: Type.Integer() }) }
}
