import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, PageOf, PageQuery } from '../../shared/fields.ts'
import { TableRoundFields } from './table-fields.ts'

export const listTableRounds: Call<typeof listTableRoundsSchemas> & { isBatched: true } = {
  name: 'studio/list-table-rounds',
  method: 'GET',
  path: '/api/studio/v1/tables/:tableId/rounds',
  module: 'STUDIO',
  audience: 'game',
  isBatched: true,
  summary: 'A table’s finished rounds with what proves them, newest first.',
  errors: ['TABLE_NOT_FOUND'],
}

export function listTableRoundsSchemas() {
  return {
    params: Type.Object({ tableId: Id() }),
    query: Type.Object({ ...PageQuery }),
    value: PageOf(Type.Object(TableRoundFields())),
  }
}
