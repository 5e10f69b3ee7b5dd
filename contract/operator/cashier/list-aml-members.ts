import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { OneOf, PageOf, PageQuery, Text } from '../../shared/fields.ts'
import { AmlRow } from './aml-schemas.ts'

export const listAmlMembers: Call<typeof listAmlMembersSchemas> = {
  name: 'cashier/list-aml-members',
  method: 'GET',
  path: '/api/operator/aml',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'aml.read',
  summary: 'Members with open flags or a hold, the highest score first.',
}
export function listAmlMembersSchemas() {
  return {
    query: Type.Object({
      ...PageQuery,
      show: Type.Optional(OneOf(['HELD', 'ALL'])),
      query: Type.Optional(Text(64)),
    }),
    value: Type.Intersect([
      PageOf(AmlRow()),
      Type.Object({ held: Type.Integer(), openRings: Type.Integer() }),
    ]),
  }
}
