import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, Nullable, Time } from '../../shared/fields.ts'

export const listBankAccounts: Call<typeof listBankAccountsSchemas> = {
  name: 'cashier/list-bank-accounts',
  method: 'GET',
  path: '/api/wps/member/bankAccounts',
  module: 'WPS',
  audience: 'member',
  openTo: ['restricted'],
  summary: 'Bank accounts that the member bound, and whether another may be added.',
  errors: [],
}

export function listBankAccountsSchemas() {
  return {
    value: Type.Object({
      list: Type.Array(
        Type.Object({
          bankAccountId: Id(),
          bankCode: Type.String(),
          accountNo: Type.String({ description: 'masked, e.g. ••••••4821' }),
          holderName: Type.String(),
          usableFrom: Time('a withdrawal to it is possible from then'),
          isUsable: Type.Boolean(),
        }),
      ),
      limit: Type.Integer({ description: 'how many a member may have' }),
      payeeName: Nullable(
        Type.String({
          description: 'the name that an account must carry; null until the member has set one',
        }),
      ),
    }),
  }
}
