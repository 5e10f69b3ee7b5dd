import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { DepositReference } from '../../shared/cashier-schemas.ts'
import {
  Amount,
  BusinessDate,
  Currency,
  Nullable,
  PageOf,
  PageQuery,
  SignedAmount,
  Time,
} from '../../shared/fields.ts'
import { SeatView } from '../../shared/seat-fields.ts'
import { Mark, MarkQuery, TransactionQuery } from './record-fields.ts'

export const listTransactions: Call<typeof listTransactionsSchemas> = {
  name: 'cashier/list-transactions',
  method: 'GET',
  path: '/api/wps/report/transactions',
  module: 'WPS',
  audience: 'member',
  openTo: ['restricted'],
  summary: 'Account record: every movement of the balance, newest first, with totals of the whole range.',
  errors: [],
}

export function listTransactionsSchemas() {
  return {
    query: Type.Object({ ...PageQuery, ...TransactionQuery(), ...MarkQuery() }),
    value: Type.Intersect([
      PageOf(
        Type.Object({
          transactionId: Type.String(),
          type: Type.String({
            description:
              'code of the ledger: DEPOSIT, WITHDRAW_HOLD, WITHDRAW_RETURN, BET, PAYOUT … (text key ledger_<lower case>)',
          }),
          amount: SignedAmount(),
          balance: Amount('right after it'),
          currency: Currency(),
          reference: Nullable(Type.String()),
          shownReference: Nullable(DepositReference()),
          gameCode: Nullable(Type.String()),
          gameName: Nullable(Type.String({ description: "in the caller's language" })),
          seat: Nullable(SeatView()),
          roundId: Nullable(Type.String()),
          at: Time(),
        }),
      ),
      Type.Object({
        from: BusinessDate(),
        to: BusinessDate(),
        inAmount: Amount('sum of what came in over the whole range, but for money that came back from seats'),
        outAmount: Amount('sum of what went out over the whole range, but for money that was taken to seats'),
        seatAmount: SignedAmount(
          'what came back from seats less what was taken to them: the result of seats that were left, less what still lies in others',
        ),
        currency: Currency(),
        mark: Mark(),
      }),
    ]),
  }
}
