import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Empty, Id } from '../../shared/fields.ts'

export const removeBankAccount: Call<typeof removeBankAccountSchemas> = {
  name: 'cashier/remove-bank-account',
  method: 'POST',
  path: '/api/wps/member/bankAccounts/:bankAccountId/remove',
  module: 'WPS',
  audience: 'member',
  isSealed: true,
  rate: 'money',
  openTo: ['restricted'],
  summary: 'Unbinds a bank account, unless a withdrawal to it is open.',
  errors: ['WD_PASSWORD', 'WD_PASSWORD_LOCKED', 'BANK_ACCOUNT_NOT_FOUND', 'WD_PENDING'],
}

export function removeBankAccountSchemas() {
  return {
    params: Type.Object({ bankAccountId: Id() }),
    body: Type.Object({ paymentPassword: Type.String({ minLength: 1, maxLength: 64 }) }),
    value: Empty(),
  }
}
