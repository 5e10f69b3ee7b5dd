import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { PageOf, PageQuery } from '../../shared/fields.ts'
import { SegmentRow } from './marketing-fields.ts'

export const listSegments: Call<typeof listSegmentsSchemas> = {
  name: 'marketing/list-segments',
  method: 'GET',
  path: '/api/operator/marketing/segments',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'marketing.view',
  summary: 'Segments by name.',
}

export function listSegmentsSchemas() {
  return { query: Type.Object(PageQuery), value: PageOf(Type.Object(SegmentRow())) }
}
