/** Words and fields of yeekee rounds, for members and operators alike (domain/lottery.md §6.2). */
import { Type } from 'typebox'
import { Amount, OneOf, Time } from './fields.ts'

export { YEEKEE } from '../../kernel/lottery/yeekee/round.ts'

export const rankOrders = ['NEWEST_FIRST', 'OLDEST_FIRST'] as const

/** OPEN: bets and shots. SHOOTING: shots alone. OVER: drawn, void, or about to be. */
export const shootingStates = ['OPEN', 'SHOOTING', 'OVER'] as const

/** Of the number of rank 1, and of the number that is taken off the sum. */
export const prizeKinds = ['FIRST', 'RANK'] as const

/** Shots of one page of a whole round. */
export const MOST_SHOTS = 1_000

export const roundTerms = () => ({
  minShots: Type.Integer({ description: 'with fewer shots the round is void' }),
  rank: Type.Integer({ description: 'the shot of this rank is taken off the sum' }),
  rankOrder: OneOf(rankOrders, 'which shot is rank 1'),
  hasHouseShot: Type.Boolean({ description: 'true: a shot that follows from the seed is added' }),
  shotEverySeconds: Type.Integer({ description: 'between two shots of a member' }),
  shotsPerMember: Type.Integer({ description: 'of a member in a round' }),
})

/** What the numbers of a round win, and who won. */
export const Prizes = () =>
  Type.Object({
    firstAmount: Amount('for the number of rank 1'),
    rankAmount: Amount('for the number of `rank`'),
    minBetAmount: Amount('what the member has to have bet in the round'),
    isBudgetLeft: Type.Boolean({ description: 'false: the prizes of the day are used up' }),
    isDecided: Type.Boolean({ description: 'true: `won` is final' }),
    won: Type.Array(
      Type.Object({
        kind: OneOf(prizeKinds),
        place: Type.Integer(),
        number: Type.String(),
        name: Type.String({ description: 'of the member, masked' }),
        amount: Amount(),
        isMine: Type.Boolean(),
      }),
    ),
  })

export const Shot = () =>
  Type.Object({
    place: Type.Integer({ description: 'from 1, in the order in which the server received them' }),
    number: Type.String({ description: 'five digits' }),
    name: Type.String({ description: 'of the member, masked' }),
    at: Time(),
    isDemo: Type.Boolean({ description: 'shot by a demo member' }),
    isMine: Type.Boolean(),
  })
