/** What a house keeps of a member’s limits on sports. */
import { Type } from 'typebox'
import { Id, Nullable, Time } from './fields.ts'

export const RiskPercent = () =>
  Type.Integer({ minimum: 1, maximum: 100, description: 'of the largest stakes, in hundredths; 100: all' })

export const MemberRisk = () =>
  Type.Object({
    memberId: Id(),
    percent: RiskPercent(),
    isStopped: Type.Boolean({ description: 'no bet on sports is taken' }),
    reason: Nullable(Type.String({ description: 'null: it was never changed' })),
    changedAt: Nullable(Time()),
  })
