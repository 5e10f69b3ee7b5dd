import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { OperatorRow } from './schemas.ts'

export const listOperators: Call<typeof listOperatorsSchemas> = {
  name: 'operator/list-operators',
  method: 'GET',
  path: '/api/operator/operators',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'operators.read',
  summary: 'Every operator of the merchant.',
}
export function listOperatorsSchemas() {
  return { value: Type.Object({ list: Type.Array(OperatorRow()) }) }
}
