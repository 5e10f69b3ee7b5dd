import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, OneOf, PositiveAmount, Text } from '../../shared/fields.ts'
import { claimStates } from '../../shared/promotion-words.ts'
import { ClaimId } from './claim-fields.ts'
import { REASON_LENGTH } from './desk-words.ts'

export const approveApplication: Call<typeof approveApplicationSchemas> = {
  name: 'promotions/approve-application',
  method: 'POST',
  path: '/api/operator/promotions/applications/:claimId/approve',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'promotions.decide',
  isIdempotent: true,
  summary:
    'Approves an application: credited at once, or ready for the member to claim, as the promotion says. Decided once; the second who decides is told.',
  errors: [
    'PROMO_NOT_FOUND',
    'PROMO_STATE',
    'PROMO_RG',
    'PROMO_DAY_CAP',
    'PROMO_BUDGET',
    'PROMO_BUDGET_DAY',
    'PROMO_QUOTA',
    'PROMO_NOT_READY',
  ],
}

export function approveApplicationSchemas() {
  return {
    params: ClaimId(),
    body: Type.Object({
      amount: Type.Optional(PositiveAmount('absent: what the promotion gives')),
      note: Text(REASON_LENGTH),
    }),
    value: Type.Object({ state: OneOf(claimStates), amount: Amount() }),
  }
}
