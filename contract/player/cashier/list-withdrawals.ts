import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { WithdrawalView } from '../../shared/cashier-schemas.ts'
import { PageOf, PageQuery } from '../../shared/fields.ts'

export const listWithdrawals: Call<typeof listWithdrawalsSchemas> = {
  name: 'cashier/list-withdrawals',
  method: 'GET',
  path: '/api/wps/withdraw/history',
  module: 'WPS',
  audience: 'member',
  openTo: ['restricted'],
  summary: 'Withdrawals of the member, newest first.',
  errors: [],
}

export function listWithdrawalsSchemas() {
  return { query: Type.Object({ ...PageQuery }), value: PageOf(WithdrawalView()) }
}
