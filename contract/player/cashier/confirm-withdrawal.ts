import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { DisputeReasonField, WithdrawalStateField } from '../../shared/cashier-schemas.ts'
import { REMARK_LENGTH } from '../../shared/cashier-states.ts'
import { Id, Text } from '../../shared/fields.ts'

export const confirmWithdrawal: Call<typeof confirmWithdrawalSchemas> = {
  name: 'cashier/confirm-withdrawal',
  method: 'POST',
  path: '/api/wps/withdraw/:withdrawalId/confirm',
  module: 'WPS',
  audience: 'member',
  rate: 'money',
  isIdempotent: true,
  openTo: ['restricted'],
  takes: 'jsonOrUpload',
  summary:
    'The member confirms that the payout arrived, or that all its parts did, or reports that it did not. A report stops the clock and takes up to three pictures (`images`: png or jpg, at most 5 MiB each).',
  errors: ['WD_NOT_FOUND', 'WD_NOT_CONFIRMABLE', 'UPLOAD_INVALID', 'REQUEST_TOO_LARGE'],
}

export function confirmWithdrawalSchemas() {
  return {
    params: Type.Object({ withdrawalId: Id() }),
    body: Type.Object({
      action: Type.Union([
        Type.Literal('RECEIVED'),
        Type.Literal('NOT_RECEIVED'),
        Type.Literal('FULL_PAYMENT'),
      ]),
      reason: Type.Optional(DisputeReasonField()),
      missingParts: Type.Optional(
        Type.String({
          maxLength: 200,
          pattern: '^[0-9]{1,4}(,[0-9]{1,4})*$',
          description:
            'NOT_RECEIVED for a payout in parts: the numbers of the missing parts, separated by commas; absent: all',
        }),
      ),
      remark: Type.Optional(Text(REMARK_LENGTH)),
    }),
    value: Type.Object({ state: WithdrawalStateField() }),
  }
}
