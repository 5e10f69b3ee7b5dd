import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { DisputeReasonField } from '../../shared/cashier-schemas.ts'
import { REMARK_LENGTH } from '../../shared/cashier-states.ts'
import { Id, Text, Time } from '../../shared/fields.ts'

export const openComplaint: Call<typeof openComplaintSchemas> = {
  name: 'cashier/open-complaint',
  method: 'POST',
  path: '/api/operator/withdrawals/:withdrawalId/complaint',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'withdrawals.decide',
  isIdempotent: true,
  summary:
    'Customer service opens a complaint for a member about a withdrawal that ended within the last 30 days.',
  errors: ['WD_NOT_FOUND', 'WD_COMPLAINT'],
}

export function openComplaintSchemas() {
  return {
    params: Type.Object({ withdrawalId: Id() }),
    body: Type.Object({ reason: DisputeReasonField(), remark: Text(REMARK_LENGTH, 1) }),
    value: Type.Object({ complaintId: Id(), dueBy: Time() }),
  }
}
