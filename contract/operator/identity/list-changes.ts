import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { OneOf, PageOf, PageQuery } from '../../shared/fields.ts'
import { changeStates } from './abilities.ts'
import { ChangeRow } from './schemas.ts'

export const listChanges: Call<typeof listChangesSchemas> = {
  name: 'operator/list-changes',
  method: 'GET',
  path: '/api/operator/changes',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'operators.read',
  summary: 'Changes of rights, both pending ones and decided ones.',
}
export function listChangesSchemas() {
  return {
    query: Type.Object({ state: Type.Optional(OneOf(changeStates)), ...PageQuery }),
    value: PageOf(ChangeRow()),
  }
}
