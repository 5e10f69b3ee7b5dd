import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, Id, PageOf, PageQuery, Time } from '../../shared/fields.ts'

export const listRounds: Call<typeof listRoundsSchemas> & { isBatched: true } = {
  name: 'studio/list-rounds',
  method: 'GET',
  path: '/api/studio/v1/rounds',
  module: 'STUDIO',
  audience: 'game',
  isBatched: true,
  summary:
    'The member’s settled rounds of the open game, in the mode in which the game was opened, newest first.',
  errors: [],
}

export function listRoundsSchemas() {
  return {
    query: Type.Object({ ...PageQuery }),
    value: PageOf(
      Type.Object({
        roundId: Id(),
        betAmount: Amount(),
        winAmount: Amount(),
        currency: Currency(),
        playedAt: Time(),
        isGranted: Type.Boolean({ description: 'a free round: the house staked it' }),
      }),
    ),
  }
}
