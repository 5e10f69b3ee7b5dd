/** What the console's calls about jackpot pools share. */
import { Type } from 'typebox'
import { Amount, Id, Nullable, OneOf, PositiveAmount, Text, Time } from '../../shared/fields.ts'
import { PoolCode, PoolKind, PoolState } from '../../shared/jackpot-fields.ts'

export const poolOrderKinds = ['OPEN', 'CHANGE', 'PAUSE', 'RESUME'] as const
export const poolOrderStates = ['PENDING', 'DONE', 'REJECTED'] as const

/** The terms on which a pool begins; terms that a kind of pool does not have are null. */
export const PoolTerms = () => ({
  seedAmount: PositiveAmount(),
  capAmount: Nullable(PositiveAmount()),
  oddsAmount: Nullable(PositiveAmount('a stake of so much would win for certain')),
  ratePpm: Type.Integer({ minimum: 1, maximum: 50_000, description: 'of each stake, in parts per million' }),
})

export const PoolOrder = () =>
  Type.Object({
    orderId: Id(),
    code: PoolCode(),
    kind: OneOf(poolOrderKinds),
    state: OneOf(poolOrderStates),
    terms: Nullable(Type.Object(PoolTerms())),
    reason: Text(140),
    askedBy: Type.String(),
    askedAt: Time(),
    decidedBy: Nullable(Type.String()),
    decidedAt: Nullable(Time()),
    isMine: Type.Boolean(),
  })

export const Pool = () =>
  Type.Object({
    code: PoolCode(),
    kind: PoolKind(),
    state: PoolState(),
    instanceNo: Type.Integer(),
    amount: Amount(),
    ...PoolTerms(),
    next: Nullable(Type.Object(PoolTerms())),
    share: Type.String({ description: 'what it adds to the RTP of a game' }),
    commit: Nullable(Type.String()),
    startedAt: Nullable(Time()),
    perSecond: Type.String({ description: 'growth in minor units a second' }),
    contributedAmount: Amount('of all stakes so far'),
    betCount: Type.Integer({ description: 'of this pool' }),
    stakeAmount: Amount('of this pool'),
    bookedAmount: Amount('what the ledger holds'),
    unbookedAmount: Amount('what it takes with the next minute'),
    owedAmount: Amount('won and not paid yet'),
    isExact: Type.Boolean({
      description: 'ledger, counter, unbooked amounts and debts agree to the millionth',
    }),
    pending: Nullable(PoolOrder()),
  })
