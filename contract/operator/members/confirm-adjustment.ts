import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id } from '../../shared/fields.ts'
import { AdjustmentState } from './schemas.ts'

export const confirmAdjustment: Call<typeof confirmAdjustmentSchemas> = {
  name: 'operator/confirm-adjustment',
  method: 'POST',
  path: '/api/operator/adjustments/:adjustmentId/confirm',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'members.adjust',
  summary: 'A second person confirms a pending correction, which is then posted.',
  isIdempotent: true,
  rate: 'money',
  errors: ['ADJUSTMENT_NOT_FOUND', 'ADJUSTMENT_STATE', 'ADJUSTMENT_FOUR_EYES', 'BAL_INSUFFICIENT'],
}
export function confirmAdjustmentSchemas() {
  return { params: Type.Object({ adjustmentId: Id() }), value: Type.Object({ state: AdjustmentState() }) }
}
