import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { PageOf, PageQuery } from '../../shared/fields.ts'
import { AdjustmentQuery, AdjustmentRow } from './schemas.ts'

export const listAdjustments: Call<typeof listAdjustmentsSchemas> = {
  name: 'operator/list-adjustments',
  method: 'GET',
  path: '/api/operator/adjustments',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'members.read',
  summary: 'Corrections of balances, newest first.',
}
export function listAdjustmentsSchemas() {
  return { query: Type.Object({ ...AdjustmentQuery(), ...PageQuery }), value: PageOf(AdjustmentRow()) }
}
