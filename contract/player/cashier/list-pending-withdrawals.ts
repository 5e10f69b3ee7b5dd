import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { WithdrawalView } from '../../shared/cashier-schemas.ts'

export const listPendingWithdrawals: Call<typeof listPendingWithdrawalsSchemas> = {
  name: 'cashier/list-pending-withdrawals',
  method: 'GET',
  path: '/api/wps/withdraw/pending',
  module: 'WPS',
  audience: 'member',
  openTo: ['restricted'],
  summary: 'Withdrawals of the member that have not ended, each with its steps and the next deadline.',
  errors: [],
}

export function listPendingWithdrawalsSchemas() {
  return { value: Type.Object({ list: Type.Array(WithdrawalView()) }) }
}
