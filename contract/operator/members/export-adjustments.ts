import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { AdjustmentQuery } from './schemas.ts'

export const exportAdjustments: Call<typeof exportAdjustmentsSchemas> & { gives: 'file' } = {
  name: 'operator/export-adjustments',
  method: 'GET',
  path: '/api/operator/adjustments/export',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'members.adjust',
  rate: 'slow',
  gives: 'file',
  summary: 'Corrections of balances as CSV, with the filters of the screen.',
}
export function exportAdjustmentsSchemas() {
  return { query: Type.Object({ ...AdjustmentQuery() }), value: Type.String({ description: 'the file' }) }
}
