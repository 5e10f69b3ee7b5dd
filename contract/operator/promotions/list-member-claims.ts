import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Id, Nullable, Time } from '../../shared/fields.ts'
import { ClaimEvent, ClaimFields } from './claim-fields.ts'

export const listMemberClaims: Call<typeof listMemberClaimsSchemas> = {
  name: 'promotions/list-member-claims',
  method: 'GET',
  path: '/api/operator/promotions/members/:memberId/claims',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'promotions.view',
  summary: 'What promotions one member took part in, newest first, with every change of it.',
  errors: ['MEMBER_NOT_FOUND'],
}

export function listMemberClaimsSchemas() {
  return {
    params: Type.Object({ memberId: Id() }),
    value: Type.Object({
      list: Type.Array(
        Type.Object({
          ...ClaimFields(),
          joinedAt: Time(),
          events: Type.Array(ClaimEvent()),
          freeRounds: Nullable(
            Type.Object({
              roundAmount: Amount('what the house stakes on each'),
              roundCount: Type.Integer(),
              leftCount: Type.Integer(),
              wonAmount: Amount('so far'),
              endsAt: Time(),
            }),
          ),
        }),
        { description: 'the latest 50' },
      ),
      rescues: Type.Array(
        Type.Object({ promotionId: Id(), names: Type.Object({ th: Type.String(), en: Type.String() }) }),
        { description: 'running promotions from which customer service may give credit' },
      ),
    }),
  }
}
