import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { DepositView } from '../../shared/cashier-schemas.ts'
import { Id, Nullable } from '../../shared/fields.ts'

export const readDeposit: Call<typeof readDepositSchemas> = {
  name: 'cashier/read-deposit', method: 'GET', path: '/api/wps/deposit/:intentId', module: 'WPS', audience: 'member', openTo: ['restricted'],
  summary: 'One deposit of the member and its steps.', errors: ['DEPOSIT_NOT_FOUND'],
}

export function readDepositSchemas() {
  return {
    params: Type.Object({ intentId: Id() }),
    value: Type.Intersect([
      DepositView(),
      Type.Object({ qrText: Nullable(Type.String({ description: 'null once it can no longer be paid' })) }),
    ]),
  }
}
