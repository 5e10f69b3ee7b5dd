import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, PositiveAmount } from '../../shared/fields.ts'
import { Reason } from './claim-fields.ts'

export const grantCredit: Call<typeof grantCreditSchemas> = {
  name: 'promotions/grant-credit',
  method: 'POST',
  path: '/api/operator/promotions/members/:memberId/grant',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'promotions.grant',
  isIdempotent: true,
  summary:
    'Asks that a member be given credit from a promotion of customer service; a second person always decides.',
  errors: ['PROMO_NOT_FOUND', 'MEMBER_NOT_FOUND', 'PROMO_RG', 'CHANGE_STATE', 'CHANGE_SECOND_MISSING'],
}

export function grantCreditSchemas() {
  return {
    params: Type.Object({ memberId: Id() }),
    body: Type.Object({ promotionId: Id(), amount: PositiveAmount(), reason: Reason() }),
    value: Type.Object({}),
  }
}
