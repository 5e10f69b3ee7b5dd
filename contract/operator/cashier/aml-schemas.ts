/** What the compliance team sees. Server side only. */
import { Type } from 'typebox'
import { amlKinds, ringStates, tieKinds } from '../../shared/aml-words.ts'
import { Id, Nullable, OneOf, Time } from '../../shared/fields.ts'

export const AmlRow = () =>
  Type.Object({
    memberId: Id(),
    account: Type.String(),
    payeeName: Nullable(Type.String()),
    score: Type.Integer({ description: 'sum of the open flags; of each kind only the highest counts' }),
    isHeld: Type.Boolean({ description: 'payouts wait because of 100 points or a manual hold' }),
    hasHold: Type.Boolean({ description: 'held manually by an operator' }),
    kinds: Type.Array(OneOf(amlKinds)),
    newestAt: Nullable(Time()),
  })

export const AmlFlag = () =>
  Type.Object({
    flagId: Id(),
    kind: OneOf(amlKinds),
    score: Type.Integer(),
    reference: Type.String(),
    detail: Type.Array(
      Type.Object({ name: Type.String(), value: Type.String({ description: 'amounts in satang' }) }),
    ),
    raisedAt: Time(),
    expiresAt: Time(),
    clearedAt: Nullable(Time()),
    clearedBy: Nullable(Type.String()),
    clearedReason: Nullable(Type.String()),
    isStanding: Type.Boolean(),
    approvals: Type.Integer({ description: 'operators who want it cleared' }),
    approvalsNeeded: Type.Integer(),
    canClear: Type.Boolean({ description: 'this operator may clear it or second the clearing' }),
  })

export const AmlHold = () =>
  Type.Object({
    reason: Type.String(),
    setBy: Type.String(),
    setAt: Time(),
    liftedBy: Nullable(Type.String()),
    liftedAt: Nullable(Time()),
    liftedReason: Nullable(Type.String()),
  })

export const PersonRing = () =>
  Type.Object({
    ringId: Id(),
    state: OneOf(ringStates),
    foundAt: Time(),
    changedAt: Time(),
    decidedBy: Nullable(Type.String()),
    decidedAt: Nullable(Time()),
    remark: Nullable(Type.String()),
    members: Type.Array(
      Type.Object({
        memberId: Id(),
        account: Type.String(),
        payeeName: Nullable(Type.String()),
        registeredAt: Nullable(Time()),
      }),
    ),
    ties: Type.Array(
      Type.Object({
        kind: OneOf(tieKinds),
        value: Type.String({ description: 'shortened' }),
        accounts: Type.Array(Type.String()),
        firstAt: Nullable(Time()),
        lastAt: Nullable(Time()),
      }),
    ),
  })
