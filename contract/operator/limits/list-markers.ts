import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { OneOf, PageOf, PageQuery } from '../../shared/fields.ts'
import { Marker } from './rg-fields.ts'

export const listMarkers: Call<typeof listMarkersSchemas> = {
  name: 'limits/list-markers',
  method: 'GET',
  path: '/api/operator/rg/markers',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'rg.read',
  summary: 'Signs of members who may need help, newest first, each with a suggested action.',
}

export function listMarkersSchemas() {
  return {
    query: Type.Object({ ...PageQuery, state: Type.Optional(OneOf(['OPEN', 'DONE'])) }),
    value: PageOf(Marker()),
  }
}
