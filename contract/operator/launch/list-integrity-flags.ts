import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { integrityKinds, integrityStates } from '../../shared/integrity-words.ts'
import { OneOf, PageOf, PageQuery, Text } from '../../shared/fields.ts'
import { IntegrityFlag } from './integrity-fields.ts'

export const listIntegrityFlags: Call<typeof listIntegrityFlagsSchemas> = {
  name: 'launch/list-integrity-flags',
  method: 'GET',
  path: '/api/operator/integrity',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'integrity.read',
  summary: 'Members of rooms whose play against each other looks like collusion, the highest score first.',
  errors: [],
}

export function listIntegrityFlagsSchemas() {
  return {
    query: Type.Object({
      ...PageQuery,
      state: Type.Optional(OneOf(integrityStates)),
      kind: Type.Optional(OneOf(integrityKinds)),
      member: Type.Optional(Text(64)),
    }),
    value: PageOf(IntegrityFlag()),
  }
}
