import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Time } from '../../shared/fields.ts'
import { TableFields } from './table-fields.ts'

export const listTables: Call<typeof listTablesSchemas> & { isBatched: true } = {
  name: 'studio/list-tables',
  method: 'GET',
  path: '/api/studio/v1/tables',
  module: 'STUDIO',
  audience: 'game',
  isBatched: true,
  summary: 'The tables of the open game, with what is played at each.',
  errors: [],
}

export function listTablesSchemas() {
  return { value: Type.Object({ list: Type.Array(Type.Object(TableFields())), serverNow: Time() }) }
}
