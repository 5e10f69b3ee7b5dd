import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, PageOf, PageQuery } from '../../shared/fields.ts'
import { AdjustmentRow, AdjustmentState } from './schemas.ts'

export const listAdjustments: Call<typeof listAdjustmentsSchemas> = {
  name: 'operator/list-adjustments', method: 'GET', path: '/api/operator/adjustments', module: 'OPERATOR', audience: 'operator', ability: 'members.read',
  summary: 'Corrections of balances, newest first.',
}
export function listAdjustmentsSchemas() {
  return { query: Type.Object({ state: Type.Optional(AdjustmentState()), memberId: Type.Optional(Id()), ...PageQuery }), value: PageOf(AdjustmentRow()) }
}
