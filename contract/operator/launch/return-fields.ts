/** What the console's calls about returns share. */
import { Type } from 'typebox'
import { Amount, Nullable, OneOf, SignedAmount, Text, Time } from '../../shared/fields.ts'

export const MeasuredReturn = () =>
  Type.Object({
    rounds: Type.Integer(),
    stakeAmount: Amount(),
    payoutAmount: SignedAmount('below zero where bets lost more than their stakes'),
    theory: Type.String({ description: 'six digits' }),
    measured: Type.String({ description: 'six digits' }),
    tolerance: Type.String({
      description:
        '3.29 standard errors, plus a share for the skewness that rare large wins cause; six digits',
    }),
    deviation: Type.String({ description: 'standard errors from theory, two digits, with its sign' }),
    judgedFrom: Type.Integer({
      description: 'number of rounds like these that are needed to judge the return',
    }),
    state: OneOf(['FEW', 'WITHIN', 'OUTSIDE']),
  })

export const ReturnAlarm = () =>
  Type.Object({
    raisedAt: Time(),
    deviation: Type.String({ description: 'when it was raised' }),
    rounds: Type.Integer(),
    notedBy: Nullable(Type.String()),
    notedAt: Nullable(Time()),
    note: Nullable(Text(300)),
  })

export const MonitoredGame = () =>
  Type.Object({
    gameCode: Type.String(),
    name: Type.String(),
    mathVersion: Type.String(),
    kind: OneOf(['SOLO', 'TABLE', 'HAND', 'FISH', 'DRAW']),
    rtp: Type.String(),
    all: Nullable(MeasuredReturn()),
    month: Nullable(MeasuredReturn()),
    alarm: Nullable(ReturnAlarm()),
  })
