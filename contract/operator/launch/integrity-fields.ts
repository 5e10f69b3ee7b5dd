import { Type } from 'typebox'
import { integrityKinds, integrityStates } from '../../shared/integrity-words.ts'
import { Amount, Currency, Id, Nullable, OneOf, Time } from '../../shared/fields.ts'

const Percent = () => Type.Integer({ minimum: 0, maximum: 100 })
const FlagMember = () =>
  Type.Object({
    memberId: Id(),
    account: Type.String(),
    decisions: Type.Integer({ description: 'while only these two were left in the hand' }),
    passivePercent: Percent(),
    othersDecisions: Type.Integer({ description: 'the same, against everybody else' }),
    othersPassivePercent: Percent(),
  })

/** Two members whose play against each other looks like collusion, with the figures behind the suspicion. */
export const IntegrityFlag = () =>
  Type.Object({
    flagId: Id(),
    kind: OneOf(integrityKinds),
    state: OneOf(integrityStates),
    gameCode: Type.String(),
    score: Type.Integer({
      minimum: 0,
      maximum: 100,
      description:
        'percent: the part of the volume that went one way, or how much more passively the two play against each other',
    }),
    members: Type.Array(FlagMember(), { minItems: 2, maxItems: 2 }),
    hands: Type.Integer({ description: 'hands in which both were dealt cards' }),
    fromMemberId: Nullable(Id('who lost more to the other')),
    netAmount: Amount('that went this way, less what came back'),
    volumeAmount: Amount('that went either way'),
    currency: Currency(),
    firstDay: Type.String(),
    lastDay: Type.String(),
    foundAt: Time(),
    changedAt: Time(),
    decidedBy: Nullable(Type.String()),
    decidedAt: Nullable(Time()),
    reason: Nullable(Type.String()),
    abilities: Type.Array(Type.String({ description: 'decide' })),
  })
