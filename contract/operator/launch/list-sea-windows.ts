import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, OneOf, PageOf, PageQuery } from '../../shared/fields.ts'
import { FloorWindow } from './floor-fields.ts'

export const listSeaWindows: Call<typeof listSeaWindowsSchemas> = {
  name: 'launch/list-sea-windows',
  method: 'GET',
  path: '/api/operator/studio/sea-windows',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'floor.read',
  summary:
    'Windows of a few seconds with the shots in them, newest first; all of them, or those of one sea, of one member, or not settled.',
  errors: ['DESK_OFF'],
}

export function listSeaWindowsSchemas() {
  return {
    query: Type.Object({
      roomId: Type.Optional(Id()),
      memberId: Type.Optional(Id()),
      state: Type.Optional(OneOf(['UNSETTLED'])),
      ...PageQuery,
    }),
    value: PageOf(FloorWindow()),
  }
}
