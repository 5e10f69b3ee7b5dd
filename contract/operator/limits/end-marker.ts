import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Empty, Id, Text } from '../../shared/fields.ts'

export const endMarker: Call<typeof endMarkerSchemas> = {
  name: 'limits/end-marker',
  method: 'POST',
  path: '/api/operator/rg/markers/:markerId/done',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'rg.manage',
  isIdempotent: true,
  summary: 'Records that somebody wrote to the member or talked to them; the note of what was done is kept.',
  errors: ['RG_MARKER_NOT_FOUND'],
}

export function endMarkerSchemas() {
  return {
    params: Type.Object({ markerId: Id() }),
    body: Type.Object({ remark: Text(300, 1) }),
    value: Empty(),
  }
}
