/** What operators see of a verification. Server side only. */
import { Type } from 'typebox'
import { Id, Nullable, OneOf, Time } from '../../shared/fields.ts'
import { fundsSources, kycDocumentKinds, kycReasons, kycStates } from '../../shared/kyc-words.ts'

const row = () => ({
  requestId: Id(),
  memberId: Id(),
  account: Type.String(),
  payeeName: Nullable(Type.String()),
  kycLevel: Type.Integer({ description: 'the level that the member has now' }),
  level: Type.Integer({ description: 'the requested level: 2 or 3' }),
  state: OneOf(kycStates),
  reasonCode: Nullable(OneOf(kycReasons)),
  remark: Nullable(Type.String()),
  submittedAt: Time(),
  decidedAt: Nullable(Time()),
  decidedBy: Nullable(Type.String()),
  validUntil: Nullable(Type.String({ description: 'YYYY-MM-DD' })),
})

export const KycQueueRow = () =>
  Type.Object({
    ...row(),
    isDuplicate: Type.Boolean({ description: 'another member has submitted the same number' }),
  })

export const KycRequestDetail = () =>
  Type.Object({
    ...row(),
    idNumber: Nullable(Type.String()),
    birthday: Nullable(Type.String()),
    age: Nullable(Type.Integer({ description: 'age on the day of this call' })),
    address: Nullable(Type.String()),
    fundsSource: Nullable(OneOf(fundsSources)),
    statement: Nullable(Type.String()),
    mobile: Nullable(Type.String()),
    registeredAt: Time(),
    documents: Type.Array(
      Type.Object({
        documentId: Id(),
        kind: OneOf(kycDocumentKinds),
        width: Type.Integer(),
        height: Type.Integer(),
        addedAt: Time(),
        isSeenBefore: Type.Boolean({ description: 'another member has submitted the same file' }),
        isOpened: Type.Boolean({ description: 'the caller has opened it' }),
      }),
    ),
    sameNumber: Type.Array(Type.Object({ memberId: Id(), account: Type.String(), state: OneOf(kycStates) })),
    history: Type.Array(
      Type.Object({
        requestId: Id(),
        level: Type.Integer(),
        state: OneOf(kycStates),
        reasonCode: Nullable(OneOf(kycReasons)),
        submittedAt: Time(),
        decidedAt: Nullable(Time()),
        decidedBy: Nullable(Type.String()),
        validUntil: Nullable(Type.String()),
      }),
    ),
    needsLook: Type.Boolean({
      description: 'every picture has to be opened before the level is granted, and two people must grant it',
    }),
    waiting: Nullable(
      Type.Object({
        proposalId: Id(),
        requestedBy: Type.String(),
        requestedAt: Time(),
        expiresAt: Time(),
        isMine: Type.Boolean(),
      }),
    ),
    abilities: Type.Array(OneOf(['approve', 'reject', 'more'])),
  })
