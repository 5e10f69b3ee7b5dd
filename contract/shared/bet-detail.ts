/** What a bet consisted of, as its vendor says it in the caller's language, to members and operators alike. */
import { Type } from 'typebox'
import { Amount, Nullable } from './fields.ts'

export const BetDetail = () =>
  Type.Object({
    lines: Type.Array(
      Type.Object({
        name: Type.String({ description: 'what the stake was put on' }),
        stakeAmount: Amount(),
        winAmount: Nullable(Amount('what it paid; null: not decided yet')),
      }),
    ),
    legs: Type.Array(
      Type.Object({
        name: Type.String({ description: 'the match or draw' }),
        choice: Type.String(),
        price: Nullable(Type.String()),
        result: Nullable(Type.String()),
      }),
      { description: 'what all had to come in for the lines to pay' },
    ),
    result: Nullable(Type.String({ description: 'what was drawn or played' })),
    proof: Nullable(
      Type.Object({
        address: Type.String({ description: 'the page of this site that recomputes it' }),
        commit: Type.String(),
        clientSeed: Type.String(),
        nonce: Type.Integer(),
        serverSeed: Nullable(Type.String({ description: 'null until it may be known' })),
      }),
    ),
  })
