import { Type } from 'typebox'
import { PaymentDetails, SlipDetails } from '../../shared/cashier-channel-schemas.ts'
import type { Call } from '../../shared/call.ts'
import { DepositView } from '../../shared/cashier-schemas.ts'
import { Amount, Id, Nullable } from '../../shared/fields.ts'

export const readDeposit: Call<typeof readDepositSchemas> = {
  name: 'cashier/read-deposit',
  method: 'GET',
  path: '/api/wps/deposit/:intentId',
  module: 'WPS',
  audience: 'member',
  openTo: ['restricted'],
  summary: 'One deposit of the member: its steps, how it is paid, and the slip that was uploaded for it.',
  errors: ['DEPOSIT_NOT_FOUND'],
}

export function readDepositSchemas() {
  return {
    params: Type.Object({ intentId: Id() }),
    value: Type.Intersect([
      DepositView(),
      Type.Object({
        ...PaymentDetails(),
        slip: Nullable(SlipDetails()),
        offerId: Nullable(Id('the offer that was taken, as list-deposit-channels names it')),
        /** Given with it once it is confirmed. */
        bonus: Nullable(
          Type.Object({
            amount: Amount(),
            requiredAmount: Amount('turnover before withdrawing, the deposit included'),
          }),
        ),
        isOfferMissed: Type.Boolean({
          description: 'the offer did not apply any more when the money arrived',
        }),
      }),
    ]),
  }
}
