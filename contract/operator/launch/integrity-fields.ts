import { Type } from 'typebox'
import { integrityKinds, integrityStates } from '../../shared/integrity-words.ts'
import { Amount, Currency, Id, Nullable, OneOf, Time } from '../../shared/fields.ts'

const Percent = () => Type.Integer({ minimum: 0, maximum: 100 })
const FlagMember = () => Type.Object({
  memberId: Id(), account: Type.String(),
  decisions: Type.Integer({ description: 'while only the two were left in the hand' }), passivePercent: Percent(),
  othersDecisions: Type.Integer({ description: 'the same against everybody else' }), othersPassivePercent: Percent(),
})

/** Two members whose play against each other looks agreed, with the figures it stands on. */
export const IntegrityFlag = () => Type.Object({
  flagId: Id(), kind: OneOf(integrityKinds), state: OneOf(integrityStates), gameCode: Type.String(),
  score: Type.Integer({ minimum: 0, maximum: 100, description: 'percent: of the volume that went one way, or by how much the two are tamer against each other' }),
  members: Type.Array(FlagMember(), { minItems: 2, maxItems: 2 }),
  hands: Type.Integer({ description: 'both were dealt in' }),
  fromMemberId: Nullable(Id('who lost more to the other')),
  netAmount: Amount('that went this way, less what came back'), volumeAmount: Amount('that went either way'), currency: Currency(),
  firstDay: Type.String(), lastDay: Type.String(),
  foundAt: Time(), changedAt: Time(), decidedBy: Nullable(Type.String()), decidedAt: Nullable(Time()), reason: Nullable(Type.String()),
  abilities: Type.Array(Type.String({ description: 'decide' })),
})
