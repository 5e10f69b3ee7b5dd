import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, Text, Time } from '../../shared/fields.ts'

export const addBankAccount: Call<typeof addBankAccountSchemas> = {
  name: 'cashier/add-bank-account',
  method: 'POST',
  path: '/api/wps/member/bankAccounts',
  module: 'WPS',
  audience: 'member',
  isSealed: true,
  rate: 'money',
  openTo: ['restricted'],
  summary: 'Binds a bank account in the member’s own name.',
  errors: [
    'AUTH_DISABLED',
    'WD_PASSWORD',
    'WD_PASSWORD_LOCKED',
    'WD_NAME_MISMATCH',
    'BANK_ACCOUNT_TAKEN',
    'BANK_ACCOUNT_LIMIT',
  ],
}

export function addBankAccountSchemas() {
  return {
    body: Type.Object({
      bankCode: Type.String({
        minLength: 2,
        maxLength: 8,
        pattern: '^[A-Za-z0-9]+$',
        description: 'abbreviation (KBANK) or Bank of Thailand code (004)',
      }),
      accountNo: Type.String({
        minLength: 1,
        maxLength: 24,
        pattern: '^[0-9 -]+$',
        description: 'digits; spaces and hyphens are ignored',
      }),
      holderName: Text(60, 1),
      paymentPassword: Type.String({ minLength: 1, maxLength: 64 }),
    }),
    value: Type.Object({ bankAccountId: Id(), usableFrom: Time() }),
  }
}
