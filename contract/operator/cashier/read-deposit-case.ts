import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { DepositStateField } from '../../shared/cashier-schemas.ts'
import { Amount, Id, Nullable, OneOf, Time } from '../../shared/fields.ts'
import { QueuedDeposit } from './list-deposit-queue.ts'

export const readDepositCase: Call<typeof readDepositCaseSchemas> = {
  name: 'cashier/read-deposit-case',
  method: 'GET',
  path: '/api/operator/deposits/:depositId',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'deposits.read',
  summary:
    'One deposit with what is needed to decide it: its slips, the names, other deposits with the same picture or reference, and its member.',
  errors: ['DEPOSIT_NOT_FOUND'],
}

const slipFields = () =>
  Type.Object({
    url: Type.String({ description: 'the picture, for operators with deposits.read' }),
    sendingBank: Nullable(Type.String({ description: 'Bank of Thailand code' })),
    transRef: Nullable(Type.String()),
    isRepeated: Type.Boolean({ description: 'the same picture was uploaded before' }),
    uploadedAt: Time(),
  })

export function readDepositCaseSchemas() {
  return {
    params: Type.Object({ depositId: Id() }),
    value: Type.Intersect([
      QueuedDeposit(),
      Type.Object({
        offer: Nullable(Type.String({ description: 'what the member took with it' })),
        receiver: Type.String({ description: 'the merchant’s account that it is paid to' }),
        nameMatch: Nullable(
          OneOf(['MATCH', 'MISMATCH', 'UNCLEAR'], 'payer beside payee; null while one of them is not known'),
        ),
        sourceAccount: Nullable(
          Type.Object({ bankCode: Type.String(), accountNo: Type.String(), holderName: Type.String() }),
        ),
        slips: Type.Array(slipFields()),
        related: Type.Array(
          Type.Object({
            depositId: Id(),
            memberId: Id(),
            account: Type.String(),
            state: DepositStateField(),
            amount: Amount(),
            createdAt: Time(),
            why: OneOf(['IMAGE', 'REFERENCE']),
          }),
        ),
        kycLevel: Type.Integer(),
        memberSince: Time(),
        isMemberActive: Type.Boolean(),
        balance: Amount(),
        depositCount: Type.Integer(),
        lastDepositAmount: Nullable(Amount()),
        lastDepositAt: Nullable(Time()),
        deposits30dAmount: Amount(),
        withdrawals30dAmount: Amount(),
        refund: Nullable(
          Type.Object({
            amount: Amount(),
            payerName: Type.String(),
            note: Type.String(),
            recordedBy: Type.String(),
            recordedAt: Time(),
          }),
        ),
        steps: Type.Array(
          Type.Object({
            state: DepositStateField(),
            at: Time(),
            actor: Type.String(),
            remark: Nullable(Type.String()),
          }),
        ),
        decisions: Type.Array(
          Type.Object({
            operator: Type.String(),
            decision: Type.String({ description: 'CREDIT, REJECT, REFUND' }),
            at: Time(),
          }),
        ),
      }),
    ]),
  }
}
