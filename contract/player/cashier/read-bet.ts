import { Type } from 'typebox'
import { BetDetail } from '../../shared/bet-detail.ts'
import type { Call } from '../../shared/call.ts'
import { Amount, Id, Nullable, SignedAmount, Time } from '../../shared/fields.ts'
import { OwnBetFields } from './record-fields.ts'

export const readBet: Call<typeof readBetSchemas> = {
  name: 'cashier/read-bet',
  method: 'GET',
  path: '/api/wps/report/bets/:betNo',
  module: 'WPS',
  audience: 'member',
  openTo: ['restricted'],
  summary: 'One round of the betting record with every movement in it.',
  errors: ['ROUND_NOT_FOUND'],
}

export function readBetSchemas() {
  return {
    params: Type.Object({ betNo: Id() }),
    value: Type.Object({
      ...OwnBetFields(),
      detail: Nullable(BetDetail()),
      movements: Type.Array(
        Type.Object({
          transactionId: Type.String(),
          type: Type.String({ description: 'code of the ledger (text key ledger_<lower case>)' }),
          amount: SignedAmount(),
          balance: Nullable(Amount('main and bonus together after it')),
          at: Time(),
        }),
      ),
    }),
  }
}
