import { Type } from 'typebox'
import { ringStates } from '../../shared/aml-words.ts'
import type { Call } from '../../shared/call.ts'
import { Id, OneOf, PageOf, PageQuery } from '../../shared/fields.ts'
import { PersonRing } from './aml-schemas.ts'

export const listRings: Call<typeof listRingsSchemas> = {
  name: 'cashier/list-rings',
  method: 'GET',
  path: '/api/operator/rings',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'aml.read',
  summary:
    'Groups of members who share what normally belongs to one person, with what they share and since when.',
}
export function listRingsSchemas() {
  return {
    query: Type.Object({
      ...PageQuery,
      state: Type.Optional(OneOf(ringStates)),
      memberId: Type.Optional(Id()),
    }),
    value: PageOf(PersonRing()),
  }
}
