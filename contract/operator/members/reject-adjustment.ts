import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id } from '../../shared/fields.ts'
import { AdjustmentState } from './schemas.ts'

export const rejectAdjustment: Call<typeof rejectAdjustmentSchemas> = {
  name: 'operator/reject-adjustment',
  method: 'POST',
  path: '/api/operator/adjustments/:adjustmentId/reject',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'members.adjust',
  summary: 'Rejects a pending correction.',
  isIdempotent: true,
  rate: 'money',
  errors: ['ADJUSTMENT_NOT_FOUND', 'ADJUSTMENT_STATE'],
}
export function rejectAdjustmentSchemas() {
  return { params: Type.Object({ adjustmentId: Id() }), value: Type.Object({ state: AdjustmentState() }) }
}
