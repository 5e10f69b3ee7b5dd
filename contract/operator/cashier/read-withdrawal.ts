import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import {
  ComplaintView,
  DisputeReasonField,
  PayoutPart,
  WithdrawalStateField,
} from '../../shared/cashier-schemas.ts'
import { Amount, Id, Nullable, SignedAmount, Time } from '../../shared/fields.ts'
import { QueuedWithdrawal } from './list-withdrawal-queue.ts'

export const readWithdrawal: Call<typeof readWithdrawalSchemas> = {
  name: 'cashier/read-withdrawal',
  method: 'GET',
  path: '/api/operator/withdrawals/:withdrawalId',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'withdrawals.read',
  summary:
    'One withdrawal with what is needed to decide it: the member’s money, turnover, names and every step.',
  errors: ['WD_NOT_FOUND'],
}

export function readWithdrawalSchemas() {
  return {
    params: Type.Object({ withdrawalId: Id() }),
    value: Type.Intersect([
      QueuedWithdrawal(),
      Type.Object({
        payeeName: Nullable(Type.String()),
        isNameEqual: Type.Boolean(),
        kycLevel: Type.Integer(),
        memberSince: Time(),
        balance: Amount(),
        lockedAmount: Amount(),
        lastDepositAmount: Nullable(Amount()),
        lastDepositAt: Nullable(Time()),
        deposits30dAmount: Amount(),
        withdrawals30dAmount: Amount(),
        win30dAmount: SignedAmount('payouts less stakes of 30 days'),
        withdrawnTodayAmount: Amount(),
        dailyLimitAmount: Amount(),
        payoutReference: Nullable(Type.String()),
        memberRemark: Nullable(Type.String()),
        remark: Nullable(Type.String()),
        parts: Type.Array(PayoutPart()),
        dispute: Nullable(
          Type.Object({
            reason: DisputeReasonField(),
            images: Type.Array(Type.String()),
            missingParts: Type.Array(Type.Integer()),
          }),
        ),
        proofImages: Type.Array(
          Type.String({ description: 'the bank’s proof for a forced receipt; /files/<name>' }),
        ),
        forceApprovals: Type.Integer({
          description: 'operators who have asked for the forced receipt so far; two are needed',
        }),
        complaint: Nullable(ComplaintView()),
        steps: Type.Array(
          Type.Object({
            state: WithdrawalStateField(),
            at: Time(),
            actor: Type.String(),
            remark: Nullable(Type.String()),
          }),
        ),
        decisions: Type.Array(
          Type.Object({
            operator: Type.String(),
            decision: Type.String({
              description: 'APPROVE, RESOLVE_PAID, RESOLVE_RETURNED, RESOLVE_REPAY, FORCE_RECEIPT',
            }),
            at: Time(),
          }),
        ),
      }),
    ]),
  }
}
