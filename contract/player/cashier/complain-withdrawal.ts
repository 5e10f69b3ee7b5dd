import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { DisputeReasonField } from '../../shared/cashier-schemas.ts'
import { REMARK_LENGTH } from '../../shared/cashier-states.ts'
import { Id, Text, Time } from '../../shared/fields.ts'

export const complainWithdrawal: Call<typeof complainWithdrawalSchemas> = {
  name: 'cashier/complain-withdrawal',
  method: 'POST',
  path: '/api/wps/withdraw/:withdrawalId/complain',
  module: 'WPS',
  audience: 'member',
  rate: 'money',
  isIdempotent: true,
  openTo: ['restricted'],
  takes: 'jsonOrUpload',
  summary:
    'A complaint about a withdrawal that ended as received, possible for 30 days; up to three pictures (`images`).',
  errors: ['WD_NOT_FOUND', 'WD_COMPLAINT', 'UPLOAD_INVALID', 'REQUEST_TOO_LARGE'],
}

export function complainWithdrawalSchemas() {
  return {
    params: Type.Object({ withdrawalId: Id() }),
    body: Type.Object({ reason: DisputeReasonField(), remark: Text(REMARK_LENGTH, 1) }),
    value: Type.Object({ complaintId: Id(), dueBy: Time('until then it is answered') }),
  }
}
