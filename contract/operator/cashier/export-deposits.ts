import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { DepositStateField } from '../../shared/cashier-schemas.ts'
import { Id, Text } from '../../shared/fields.ts'

export const exportDeposits: Call<typeof exportDepositsSchemas> & { gives: 'file' } = {
  name: 'cashier/export-deposits',
  method: 'GET',
  path: '/api/operator/deposits/export',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'deposits.export',
  rate: 'slow',
  gives: 'file',
  summary: 'Deposits as CSV, with the filters of the screen.',
  errors: ['EXPORT_TOO_LONG'],
}

export function exportDepositsSchemas() {
  return {
    query: Type.Object({
      state: Type.Optional(DepositStateField()),
      memberId: Type.Optional(Id()),
      query: Type.Optional(Text(64)),
    }),
    value: Type.String({ description: 'the file' }),
  }
}
