import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { DepositStateField } from '../../shared/cashier-schemas.ts'
import { Id, PositiveAmount, Text } from '../../shared/fields.ts'

export const payDemoBank: Call<typeof payDemoBankSchemas> = {
  name: 'cashier/pay-demo-bank', method: 'POST', path: '/api/dev/bank/pay', module: 'DEV', audience: 'dev',
  summary: 'Acts as the payer’s bank in demo mode: pays a deposit, by default exactly and in the member’s name.',
  errors: ['DEPOSIT_NOT_FOUND'],
}

export function payDemoBankSchemas() {
  return {
    body: Type.Object({
      intentId: Id(),
      amount: Type.Optional(PositiveAmount()),
      name: Type.Optional(Text(60, 1)),
      reference: Type.Optional(Type.String({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9-]+$', description: "the bank's own reference; one is made from the payment when absent" })),
    }),
    value: Type.Object({ state: DepositStateField() }),
  }
}
