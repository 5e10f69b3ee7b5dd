import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { WithdrawalStateField } from '../../shared/cashier-schemas.ts'
import { Id } from '../../shared/fields.ts'

export const cancelWithdrawal: Call<typeof cancelWithdrawalSchemas> = {
  name: 'cashier/cancel-withdrawal',
  method: 'POST',
  path: '/api/wps/withdraw/:withdrawalId/cancel',
  module: 'WPS',
  audience: 'member',
  rate: 'money',
  isIdempotent: true,
  openTo: ['restricted'],
  summary: 'Takes a withdrawal back before it is approved; the held amount returns.',
  errors: ['WD_NOT_FOUND', 'WD_STATE', 'WD_LOCKED'],
}

export function cancelWithdrawalSchemas() {
  return {
    params: Type.Object({ withdrawalId: Id() }),
    value: Type.Object({ state: WithdrawalStateField() }),
  }
}
