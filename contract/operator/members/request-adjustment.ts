import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, SignedAmount } from '../../shared/fields.ts'
import { AdjustmentState, MemberParams, Reason } from './schemas.ts'

export const requestAdjustment: Call<typeof requestAdjustmentSchemas> = {
  name: 'operator/request-adjustment', method: 'POST', path: '/api/operator/members/:memberId/adjustments', module: 'OPERATOR', audience: 'operator', ability: 'members.adjust',
  summary: "Corrects a member's main balance; above the merchant's limit it waits for a second person.", isIdempotent: true, rate: 'money',
  errors: ['MEMBER_NOT_FOUND', 'BAL_INSUFFICIENT'],
}
export function requestAdjustmentSchemas() {
  return {
    params: MemberParams(), body: Type.Object({ amount: SignedAmount(), reason: Reason() }),
    value: Type.Object({ adjustmentId: Id(), state: AdjustmentState() }),
  }
}
