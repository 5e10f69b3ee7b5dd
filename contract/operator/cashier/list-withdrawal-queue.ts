import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { CryptoPayout, WithdrawalStateField } from '../../shared/cashier-schemas.ts'
import { Amount, Currency, Id, Nullable, PageOf, PageQuery, Text, Time } from '../../shared/fields.ts'

export const listWithdrawalQueue: Call<typeof listWithdrawalQueueSchemas> = {
  name: 'cashier/list-withdrawal-queue',
  method: 'GET',
  path: '/api/operator/withdrawals',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'withdrawals.read',
  summary:
    'Withdrawals by state, with the number in each state; those that wait come oldest first. With a member: their open withdrawals first.',
  errors: [],
}

/** One withdrawal as the console lists it. */
export const QueuedWithdrawal = () =>
  Type.Object({
    withdrawalId: Id(),
    state: WithdrawalStateField(),
    memberId: Id(),
    account: Type.String(),
    vipLevel: Type.Integer(),
    amount: Amount(),
    feeAmount: Amount(),
    netAmount: Amount(),
    currency: Currency(),
    bankCode: Type.String({ description: 'abbreviation of the bank, or USDT_TRC20 … for an address' }),
    accountNo: Type.String({ description: 'full number or address, for the transfer' }),
    crypto: Nullable(CryptoPayout()),
    holderName: Type.String(),
    createdAt: Time(),
    changedAt: Time('since when it is in this state'),
    confirmBy: Nullable(Time()),
    dueBy: Nullable(
      Time('the deadline of this step: of the review, the transfer, the confirmation or the dispute'),
    ),
    partsCount: Type.Integer({ description: 'number of transfers that pay it; 0 before it is approved' }),
    partsSent: Type.Integer(),
    isForced: Type.Boolean(),
    riskReasons: Type.Array(
      Type.String({
        description: 'why it was not approved automatically: AMOUNT, NEW_ACCOUNT, PROFIT, PAYER_NAME, AML',
      }),
    ),
    approvals: Type.Integer({ description: 'approvals given so far' }),
    approvalsNeeded: Type.Integer(),
    abilities: Type.Array(
      Type.String({
        description:
          'what this operator may do with it now: approve, reject, paid, resolve, force (receipt on proof), complain (in the member’s name)',
      }),
    ),
  })

export function listWithdrawalQueueSchemas() {
  return {
    query: Type.Object({
      ...PageQuery,
      state: Type.Optional(WithdrawalStateField()),
      memberId: Type.Optional(Id()),
      query: Type.Optional(Text(64)),
    }),
    value: Type.Intersect([
      PageOf(QueuedWithdrawal()),
      Type.Object({
        counts: Type.Array(
          Type.Object({ state: WithdrawalStateField(), count: Type.Integer(), amount: Amount() }),
        ),
      }),
    ]),
  }
}
