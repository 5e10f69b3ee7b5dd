import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'

export const listBanks: Call<typeof listBanksSchemas> = {
  name: 'cashier/list-banks',
  method: 'GET',
  path: '/api/wps/bank/list',
  module: 'WPS',
  audience: 'visitor',
  openTo: ['restricted'],
  summary:
    'Thai banks by their Bank of Thailand codes, in the caller’s language. None in a house of another currency than baht.',
  errors: [],
}

export function listBanksSchemas() {
  return {
    value: Type.Object({
      list: Type.Array(
        Type.Object({
          bankCode: Type.String({
            description: 'abbreviation, e.g. KBANK; the code that a bank account is bound with',
          }),
          botCode: Type.String({ description: 'three digits of the Bank of Thailand, e.g. 004' }),
          name: Type.String(),
          accountPattern: Type.String({ description: 'expression that an account number must match' }),
          accountLengths: Type.Array(Type.Integer()),
        }),
      ),
    }),
  }
}
