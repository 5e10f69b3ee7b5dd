import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Id, Nullable, OneOf, PageOf, PageQuery, Time } from '../../shared/fields.ts'
import { ClaimFields } from './claim-fields.ts'
import { applicationTabs } from './desk-words.ts'

export const listApplications: Call<typeof listApplicationsSchemas> = {
  name: 'promotions/list-applications',
  method: 'GET',
  path: '/api/operator/promotions/applications',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'promotions.decide',
  summary:
    'What members applied for: waiting ones with the oldest first, decided ones with the newest first.',
}

export function listApplicationsSchemas() {
  return {
    query: Type.Object({ ...PageQuery, tab: OneOf(applicationTabs) }),
    value: Type.Intersect([
      PageOf(
        Type.Object({
          ...ClaimFields(),
          memberId: Id(),
          username: Type.String(),
          vipLevel: Type.Integer(),
          kycLevel: Type.Integer(),
          memberSince: Time(),
          depositAmount: Amount('deposits in total'),
          usualAmount: Amount('what is given unless another amount is approved'),
          mostAmount: Amount('no more can be approved'),
          attempt: Type.Integer({ description: 'from 1' }),
          appliedAt: Time(),
          images: Type.Array(Type.String({ description: 'name of a private file' })),
          decidedAt: Nullable(Time()),
          decidedBy: Type.String({ description: 'empty while it waits' }),
        }),
      ),
      Type.Object({ waitingCount: Type.Integer(), oldestAt: Nullable(Time()) }),
    ]),
  }
}
