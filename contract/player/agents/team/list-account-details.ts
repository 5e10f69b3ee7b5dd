import type { Call } from '../../../shared/call.ts'
import { listTransactionsSchemas } from '../../cashier/list-transactions.ts'

export const listAccountDetails: Call<typeof listAccountDetailsSchemas> = {
  name: 'agents/list-account-details',
  method: 'GET',
  path: '/api/wps/agent/accountDetails',
  module: 'AGENT',
  audience: 'agent',
  summary: 'Every movement of the agent’s own balance, newest first, with totals of the whole range.',
  errors: [],
}

/** The same as the account record of every member. */
export const listAccountDetailsSchemas = () => listTransactionsSchemas()
