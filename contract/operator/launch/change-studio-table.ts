import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, Nullable, Text } from '../../shared/fields.ts'
import { FloorLimits, FloorNames, FloorTable, PaysBy } from './floor-fields.ts'

/** A table's picture is fetched by members' browsers, so it must be an https address. */
export const isPictureAddress = (address: string): boolean =>
  /^https:\/\/[^\s"'<>]+\.m3u8(\?[^\s"'<>]*)?$/.test(address)

export const changeStudioTable: Call<typeof changeStudioTableSchemas> = {
  name: 'launch/change-studio-table',
  method: 'POST',
  path: '/api/operator/studio/tables/:tableId',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'floor.manage',
  summary:
    'Opens or closes a table, renames it, sets its limits and what it pays by from the next round on, or sets the address of its picture.',
  errors: ['DESK_OFF', 'TABLE_NOT_FOUND'],
}

export function changeStudioTableSchemas() {
  return {
    params: Type.Object({ tableId: Id() }),
    body: Type.Object({
      isOn: Type.Optional(Type.Boolean()),
      names: Type.Optional(FloorNames()),
      limits: Type.Optional(FloorLimits()),
      paysBy: Type.Optional(PaysBy()),
      videoUrl: Type.Optional(Nullable(Text(300, 1))),
    }),
    value: FloorTable(),
  }
}
