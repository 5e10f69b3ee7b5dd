import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'

export const lockWithdrawals: Call<typeof lockWithdrawalsSchemas> = {
  name: 'cashier/lock-withdrawals',
  method: 'POST',
  path: '/api/wps/withdraw/lock',
  module: 'WPS',
  audience: 'member',
  rate: 'money',
  isIdempotent: true,
  openTo: ['restricted'],
  summary: 'The member gives up the right to cancel withdrawals for good: nobody can restore it.',
  errors: [],
}

export function lockWithdrawalsSchemas() {
  return { value: Type.Object({ isCancelLocked: Type.Boolean() }) }
}
