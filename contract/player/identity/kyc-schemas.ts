/** What a member sees of their own verification. Server side only. */
import { Type } from 'typebox'
import { Id, Nullable, OneOf, Time } from '../../shared/fields.ts'
import { fundsSources, kycDocumentKinds, kycReasons, kycStates } from '../../shared/kyc-words.ts'

export const KycRequestView = () =>
  Type.Object({
    requestId: Id(),
    level: Type.Integer({ minimum: 2, maximum: 3 }),
    state: OneOf(kycStates),
    reasonCode: Nullable(OneOf(kycReasons)),
    remark: Nullable(Type.String({ description: 'the operator’s remark about the reason' })),
    submittedAt: Time(),
    decidedAt: Nullable(Time()),
    validUntil: Nullable(Type.String({ description: 'YYYY-MM-DD; the approval ends after this day' })),
    fundsSource: Nullable(OneOf(fundsSources)),
    documents: Type.Array(Type.Object({ documentId: Id(), kind: OneOf(kycDocumentKinds) })),
  })

export const KycView = () =>
  Type.Object({
    level: Type.Integer({ minimum: 0, maximum: 3 }),
    minAge: Type.Integer({ description: 'of a Thai resident' }),
    isMobileVerified: Type.Boolean(),
    isAgeConfirmed: Type.Boolean(),
    payeeName: Nullable(Type.String()),
    birthday: Nullable(Type.String({ description: 'YYYY-MM-DD, once submitted' })),
    nextLevel: Nullable(
      Type.Integer({
        description:
          'the level that may be requested now: 2 or 3; null while a request is open, at level 3 and before level 1',
      }),
    ),
    request: Nullable(KycRequestView()),
  })
