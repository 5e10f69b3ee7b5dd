import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { DepositReference, DepositStateField } from '../../shared/cashier-schemas.ts'
import { depositReviewReasons } from '../../shared/cashier-states.ts'
import { Amount, Currency, Id, Nullable, OneOf, PageOf, PageQuery, Text, Time } from '../../shared/fields.ts'

export const listDepositQueue: Call<typeof listDepositQueueSchemas> = {
  name: 'cashier/list-deposit-queue',
  method: 'GET',
  path: '/api/operator/deposits',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'deposits.read',
  summary:
    'Deposits by state, with the number in each state; those that wait for a decision come oldest first. With a member: their open deposits first.',
  errors: [],
}

/** One deposit as operators see it. */
export const QueuedDeposit = () =>
  Type.Object({
    depositId: Id('the same as the member’s intentId'),
    reference: DepositReference(),
    state: DepositStateField(),
    reviewReason: Nullable(OneOf(depositReviewReasons)),
    memberId: Id(),
    account: Type.String(),
    payeeName: Nullable(Type.String()),
    channel: Type.String(),
    amount: Amount('as asked'),
    payableAmount: Amount(),
    paidAmount: Nullable(Amount('what the bank says arrived; null where only a slip was shown')),
    payerName: Nullable(Type.String()),
    bankReference: Nullable(Type.String()),
    creditedAmount: Amount(),
    currency: Currency(),
    createdAt: Time(),
    expiresAt: Time(),
    changedAt: Time('since when it is in this state'),
    remark: Nullable(Type.String()),
    approvals: Type.Integer(),
    approvalsNeeded: Type.Integer(),
    abilities: Type.Array(
      Type.String({ description: 'what this operator may do with it now: credit, reject, refund' }),
    ),
  })

export function listDepositQueueSchemas() {
  return {
    query: Type.Object({
      ...PageQuery,
      state: Type.Optional(DepositStateField()),
      memberId: Type.Optional(Id()),
      query: Type.Optional(Text(64)),
    }),
    value: Type.Intersect([
      PageOf(QueuedDeposit()),
      Type.Object({
        counts: Type.Array(
          Type.Object({ state: DepositStateField(), count: Type.Integer(), amount: Amount() }),
        ),
      }),
    ]),
  }
}
