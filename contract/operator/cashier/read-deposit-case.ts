import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { DepositStateField } from '../../shared/cashier-schemas.ts'
import { Amount, Id, Nullable, OneOf, Time } from '../../shared/fields.ts'
import { QueuedDeposit } from './list-deposit-queue.ts'

export const readDepositCase: Call<typeof readDepositCaseSchemas> = {
  name: 'cashier/read-deposit-case', method: 'GET', path: '/api/operator/deposits/:depositId', module: 'OPERATOR', audience: 'operator', ability: 'deposits.read',
  summary: 'One deposit with what a decision needs: its slips, the names, others with the same picture or reference, and its member.', errors: ['DEPOSIT_NOT_FOUND'],
}

export function readDepositCaseSchemas() {
  return {
    params: Type.Object({ depositId: Id() }),
    value: Type.Intersect([
      QueuedDeposit(),
      Type.Object({
        receiver: Type.String({ description: 'the account of the house it is paid to' }),
        nameMatch: Nullable(OneOf(['MATCH', 'MISMATCH', 'UNCLEAR'], 'payer beside payee; null while one of them is not known')),
        sourceAccount: Nullable(Type.Object({ bankCode: Type.String(), accountNo: Type.String(), holderName: Type.String() })),
        slips: Type.Array(Type.Object({
          url: Type.String({ description: 'the picture, for operators with deposits.read' }), sendingBank: Nullable(Type.String({ description: 'Bank of Thailand code' })),
          transRef: Nullable(Type.String()), isRepeated: Type.Boolean({ description: 'the same picture had come before' }), uploadedAt: Time(),
        })),
        related: Type.Array(Type.Object({
          depositId: Id(), memberId: Id(), account: Type.String(), state: DepositStateField(), amount: Amount(), createdAt: Time(), why: OneOf(['IMAGE', 'REFERENCE']),
        })),
        kycLevel: Type.Integer(),
        memberSince: Time(),
        isMemberActive: Type.Boolean(),
        balance: Amount(),
        depositCount: Type.Integer(),
        lastDepositAmount: Nullable(Amount()),
        lastDepositAt: Nullable(Time()),
        deposits30dAmount: Amount(),
        withdrawals30dAmount: Amount(),
        refund: Nullable(Type.Object({ amount: Amount(), payerName: Type.String(), note: Type.String(), recordedBy: Type.String(), recordedAt: Time() })),
        steps: Type.Array(Type.Object({ state: DepositStateField(), at: Time(), actor: Type.String(), remark: Nullable(Type.String()) })),
        decisions: Type.Array(Type.Object({ operator: Type.String(), decision: Type.String({ description: 'CREDIT, REJECT, REFUND' }), at: Time() })),
      }),
    ]),
  }
}
