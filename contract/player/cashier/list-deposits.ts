import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { DepositView } from '../../shared/cashier-schemas.ts'
import { PageOf, PageQuery } from '../../shared/fields.ts'

export const listDeposits: Call<typeof listDepositsSchemas> = {
  name: 'cashier/list-deposits',
  method: 'GET',
  path: '/api/wps/deposit/history',
  module: 'WPS',
  audience: 'member',
  openTo: ['restricted'],
  summary: 'Deposits of the member, newest first.',
  errors: [],
}

export function listDepositsSchemas() {
  return { query: Type.Object({ ...PageQuery }), value: PageOf(DepositView()) }
}
