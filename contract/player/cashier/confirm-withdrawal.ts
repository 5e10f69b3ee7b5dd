import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { WithdrawalStateField } from '../../shared/cashier-schemas.ts'
import { Id, Text } from '../../shared/fields.ts'

export const confirmWithdrawal: Call<typeof confirmWithdrawalSchemas> = {
  name: 'cashier/confirm-withdrawal', method: 'POST', path: '/api/wps/withdraw/:withdrawalId/confirm', module: 'WPS', audience: 'member',
  rate: 'money', isIdempotent: true, openTo: ['restricted'],
  summary: 'The member says that the payout arrived, or that it did not; the latter stops the clock.',
  errors: ['WD_NOT_FOUND', 'WD_NOT_CONFIRMABLE'],
}

export function confirmWithdrawalSchemas() {
  return {
    params: Type.Object({ withdrawalId: Id() }),
    body: Type.Object({
      action: Type.Union([Type.Literal('RECEIVED'), Type.Literal('NOT_RECEIVED'), Type.Literal('FULL_PAYMENT')]),
      remark: Type.Optional(Text(140)),
    }),
    value: Type.Object({ state: WithdrawalStateField() }),
  }
}
