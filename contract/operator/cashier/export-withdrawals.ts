import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { WithdrawalStateField } from '../../shared/cashier-schemas.ts'
import { Id, Text } from '../../shared/fields.ts'

export const exportWithdrawals: Call<typeof exportWithdrawalsSchemas> & { gives: 'file' } = {
  name: 'cashier/export-withdrawals',
  method: 'GET',
  path: '/api/operator/withdrawals/export',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'withdrawals.export',
  rate: 'slow',
  gives: 'file',
  summary: 'Withdrawals as CSV, with the filters of the screen.',
  errors: ['EXPORT_TOO_LONG'],
}

export function exportWithdrawalsSchemas() {
  return {
    query: Type.Object({
      state: Type.Optional(WithdrawalStateField()),
      memberId: Type.Optional(Id()),
      query: Type.Optional(Text(64)),
    }),
    value: Type.String({ description: 'the file' }),
  }
}
