import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { OneOf } from '../../shared/fields.ts'
import { TransactionQuery } from './record-fields.ts'
import { fileFormats } from './record-words.ts'

export const exportTransactions: Call<typeof exportTransactionsSchemas> & { gives: 'file' } = {
  name: 'cashier/export-transactions',
  method: 'GET',
  path: '/api/wps/report/transactions/export',
  module: 'WPS',
  audience: 'member',
  openTo: ['restricted'],
  rate: 'slow',
  gives: 'file',
  summary: 'The account record as a file, with the range and filters of the screen.',
  errors: ['EXPORT_TOO_LONG'],
}

export function exportTransactionsSchemas() {
  return {
    query: Type.Object({ ...TransactionQuery(), format: OneOf(fileFormats) }),
    value: Type.String({ description: 'the file' }),
  }
}
