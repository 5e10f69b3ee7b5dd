import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, Id, Nullable, OneOf, Time } from '../../shared/fields.ts'

export const missionLeaderboard: Call<typeof missionLeaderboardSchemas> = {
  name: 'promotions/mission-leaderboard',
  method: 'GET',
  path: '/api/wps/relay/MCS2_missionLeaderboard',
  module: 'MCS2',
  audience: 'member',
  summary:
    'A board of valid bets: its first ranks, the member’s own with its neighbours, prizes and past periods.',
}

export const boardStates = ['RUNNING', 'FINAL'] as const

export function missionLeaderboardSchemas() {
  return {
    query: Type.Object({
      promotionId: Type.Optional(Id('absent: the first board')),
      period: Type.Optional(Id('absent: the one that runs')),
    }),
    value: Type.Object({
      currency: Currency(),
      boards: Type.Array(Type.Object({ promotionId: Id(), name: Type.String() })),
      board: Nullable(
        Type.Object({
          promotionId: Id(),
          name: Type.String({ description: 'in the language of the call' }),
          period: Id(),
          from: Time(),
          until: Time(),
          state: OneOf(boardStates),
          stop: Nullable(
            Type.Object(
              {
                at: Time(),
                isPaid: Type.Boolean({ description: 'the places reached by then have prizes' }),
                nextAt: Nullable(
                  Time('the board, started again, goes on with its next period; null: it does not, or has'),
                ),
              },
              { description: 'an operator ended the period before its time' },
            ),
          ),
          products: Type.Array(Type.String()),
          rows: Type.Array(
            Type.Object({
              rank: Type.Integer(),
              name: Type.String({ description: 'masked, but one’s own' }),
              isMine: Type.Boolean(),
              validAmount: Amount(),
              reachedAt: Time(),
              prizeAmount: Amount('0: none'),
            }),
            { description: 'the first 20, and those next to the member' },
          ),
          mine: Nullable(Type.Object({ rank: Type.Integer(), validAmount: Amount(), prizeAmount: Amount() })),
          prizes: Type.Array(Type.Object({ from: Type.Integer(), to: Type.Integer(), amount: Amount() })),
          totalAmount: Amount('of all prizes'),
          past: Type.Array(
            Type.Object({ period: Id(), from: Time(), until: Time('or when an operator ended it') }),
          ),
        }),
      ),
    }),
  }
}
