/** Schemas that the calls about limits share. */
import { Type } from 'typebox'
import { limitKinds, limitPeriods, realityMinutes, selfTestBands } from '../../shared/limit-words.ts'
import { Amount, Nullable, OneOf, SignedAmount, Time } from '../../shared/fields.ts'

const Value = (description = 'satang; minutes for SESSION') =>
  Type.Integer({ minimum: 0, maximum: 9_000_000_000_000, description })

/** Which limit: its kind and period. */
export const LimitName = () => ({
  kind: OneOf(limitKinds),
  period: OneOf(limitPeriods, 'BET for STAKE, DAY for SESSION'),
})

export const LimitView = () =>
  Type.Object({
    ...LimitName(),
    value: Nullable(Value()),
    used: Nullable(
      Type.Integer({
        minimum: -9_000_000_000_000,
        maximum: 9_000_000_000_000,
        description: 'used in the running period, in the unit of value; negative if the member is ahead',
      }),
    ),
    endsAt: Nullable(Time('when the running period ends')),
    pending: Nullable(
      Type.Object({
        value: Nullable(Value('what was asked for; null: no limit')),
        askedAt: Time(),
        readyAt: Time('from when it can be confirmed'),
        expiresAt: Time('until when'),
        isReady: Type.Boolean({ description: 'it can be confirmed now' }),
        isExpired: Type.Boolean({ description: 'nobody confirmed it in time' }),
      }),
    ),
  })

export const LimitsView = () =>
  Type.Object({
    limits: Type.Array(LimitView()),
    realityMinutes: Type.Integer({ description: realityMinutes.join(', ') }),
    playedMinutes: Type.Integer({ minimum: 0, description: 'of today; time on several devices counts once' }),
    selfTest: Nullable(Type.Object({ band: OneOf(selfTestBands), score: Type.Integer(), takenAt: Time() })),
    restricted: Nullable(Type.Object({ code: Type.String(), until: Nullable(Time()) })),
  })

export const RealityView = () =>
  Type.Object({
    isDue: Type.Boolean(),
    everyMinutes: Type.Integer(),
    playedMinutes: Type.Integer(),
    sittingMinutes: Type.Integer(),
    stakeAmount: SignedAmount(),
    payoutAmount: SignedAmount(),
    netAmount: SignedAmount(),
    sessionLeftMinutes: Nullable(Type.Integer()),
    lossLeftAmount: Nullable(Amount()),
  })
