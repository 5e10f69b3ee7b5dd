import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { complaintStates, REMARK_LENGTH } from '../../shared/cashier-states.ts'
import { Id, OneOf, Text } from '../../shared/fields.ts'

export const answerComplaint: Call<typeof answerComplaintSchemas> = {
  name: 'cashier/answer-complaint',
  method: 'POST',
  path: '/api/operator/complaints/:complaintId/answer',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'withdrawals.decide',
  isIdempotent: true,
  summary:
    'Upholds a complaint, which returns the amount and needs two different operators, or declines it with a reason. The member is notified.',
  errors: ['WD_COMPLAINT_NOT_FOUND', 'WD_COMPLAINT', 'WD_FOUR_EYES'],
}

export function answerComplaintSchemas() {
  return {
    params: Type.Object({ complaintId: Id() }),
    body: Type.Object({
      outcome: Type.Union([Type.Literal('UPHELD'), Type.Literal('DECLINED')]),
      remark: Text(REMARK_LENGTH, 1),
    }),
    value: Type.Object({
      state: OneOf(complaintStates),
      approvals: Type.Integer(),
      approvalsNeeded: Type.Integer(),
    }),
  }
}
