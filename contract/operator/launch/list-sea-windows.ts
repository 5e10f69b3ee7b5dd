import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, OneOf, PageOf, PageQuery } from '../../shared/fields.ts'
import { FloorWindow } from './floor-fields.ts'

export const listSeaWindows: Call<typeof listSeaWindowsSchemas> = {
  name: 'launch/list-sea-windows', method: 'GET', path: '/api/operator/studio/sea-windows', module: 'OPERATOR', audience: 'operator', ability: 'floor.read',
  summary: 'What was shot, in windows of a few seconds, newest first; of one sea, one member, or those not settled where asked for.',
  errors: ['DESK_OFF'],
}

export function listSeaWindowsSchemas() {
  return {
    query: Type.Object({ roomId: Type.Optional(Id()), memberId: Type.Optional(Id()), state: Type.Optional(OneOf(['UNSETTLED'])), ...PageQuery }),
    value: PageOf(FloorWindow()),
  }
}
