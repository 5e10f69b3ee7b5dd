import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { adjustmentCodes, TURNOVER_TIMES } from '../../shared/adjustment-words.ts'
import { Id, OneOf, SignedAmount, Text } from '../../shared/fields.ts'
import { AdjustmentState, MemberParams, Reason } from './schemas.ts'

export const requestAdjustment: Call<typeof requestAdjustmentSchemas> = {
  name: 'operator/request-adjustment',
  method: 'POST',
  path: '/api/operator/members/:memberId/adjustments',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'members.adjust',
  summary: "Corrects a member's main balance; above the merchant's limit it waits for a second person.",
  isIdempotent: true,
  rate: 'money',
  errors: ['MEMBER_NOT_FOUND', 'BAL_INSUFFICIENT'],
}
export function requestAdjustmentSchemas() {
  return {
    params: MemberParams(),
    body: Type.Object({
      amount: SignedAmount(),
      reason: Reason(),
      code: Type.Optional(
        OneOf(adjustmentCodes, 'ADJUSTMENT when absent; BONUS and CASHBACK are only added, FEE only taken'),
      ),
      turnoverTimes: Type.Optional(
        Type.Integer({
          minimum: 0,
          maximum: TURNOVER_TIMES,
          description: 'of an added amount: how often it must be played; a bonus at least once',
        }),
      ),
      evidence: Type.Optional(Text(200)),
      mayOwe: Type.Optional(
        Type.Boolean({
          description: 'of a deducted amount: what the balance does not cover is booked as owed',
        }),
      ),
    }),
    value: Type.Object({ adjustmentId: Id(), state: AdjustmentState() }),
  }
}
