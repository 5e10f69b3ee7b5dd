import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Currency } from '../../shared/fields.ts'
import { FloorTable, VoidOrder } from './floor-fields.ts'

export const listStudioTables: Call<typeof listStudioTablesSchemas> = {
  name: 'launch/list-studio-tables',
  method: 'GET',
  path: '/api/operator/studio/tables',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'floor.read',
  summary:
    'Every shared table with its running round and the stakes on each spot, and the rounds that a request wants to be void.',
  errors: ['DESK_OFF'],
}

export function listStudioTablesSchemas() {
  return {
    value: Type.Object({
      currency: Currency(),
      list: Type.Array(FloorTable()),
      orders: Type.Array(VoidOrder()),
    }),
  }
}
