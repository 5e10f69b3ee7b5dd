import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { demoBehaviours } from '../../shared/cashier-channels.ts'
import { DepositStateField } from '../../shared/cashier-schemas.ts'
import { Id, OneOf, PositiveAmount, Text } from '../../shared/fields.ts'

export const payDemoBank: Call<typeof payDemoBankSchemas> = {
  name: 'dev/pay-demo-bank',
  method: 'POST',
  path: '/api/dev/bank/pay',
  module: 'DEV',
  audience: 'dev',
  summary:
    'Acts as the payer in demo mode: pays a deposit, by default exactly and in the member’s name. USDT appear on the chain at once and are confirmed without further calls.',
  errors: ['DEPOSIT_NOT_FOUND'],
}

export function payDemoBankSchemas() {
  return {
    body: Type.Object({
      intentId: Id(),
      amount: Type.Optional(PositiveAmount('satang; for USDT millionths of a USDT')),
      name: Type.Optional(Text(60, 1)),
      reference: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 40,
          pattern: '^[A-Za-z0-9-]+$',
          description: "the bank's own reference; one is made from the payment when absent",
        }),
      ),
      behaviour: Type.Optional(
        OneOf(
          demoBehaviours,
          'LATE: the time ends first · TWICE · WRONG_AMOUNT · WRONG_NAME · NEVER: the time ends and nothing comes · SANCTIONED: USDT from a listed address',
        ),
      ),
    }),
    value: Type.Object({ state: DepositStateField() }),
  }
}
