import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, Nullable, OneOf } from '../../shared/fields.ts'
import { FreeGrantFields, GameMode, RoundFields } from './fields.ts'
import { TableSpots } from './table-fields.ts'

export const enterGame: Call<typeof enterGameSchemas> & { isBatched: true } = {
  name: 'studio/enter-game',
  method: 'POST',
  path: '/api/studio/v1/authenticate',
  module: 'STUDIO',
  audience: 'visitor',
  isBatched: true,
  summary:
    'Exchanges a launch token, once, for a game token; answers the round to show again if the last one was interrupted.',
  errors: ['GAME_TOKEN_INVALID', 'GAME_NOT_FOUND'],
}

export function enterGameSchemas() {
  return {
    body: Type.Object({ launchToken: Type.String({ minLength: 1, maxLength: 64 }) }),
    value: Type.Object({
      gameToken: Type.String({ description: 'bearer token of the studio’s other calls' }),
      balance: Amount(),
      currency: Currency(),
      mode: GameMode(),
      state: Nullable(Type.Object({ ...RoundFields(), gameCode: Type.String() })),
      language: Type.String(),
      /** Free rounds that can be played here, those that end first before the others. */
      freeRounds: Type.Array(Type.Object(FreeGrantFields())),
      /** What the house's amounts and times are written in, whatever is played for. */
      house: Type.Object({ currency: Currency(), timeZone: Type.String() }),
      /** How the house lets this game be played. */
      rules: Type.Object({
        isAutoplayAllowed: Type.Boolean({
          description: 'automatic spins, within limits that the member sets',
        }),
        leastSpinMs: Type.Integer({ minimum: 0, description: 'the time from one spin to the next' }),
      }),
      game: Type.Object({
        gameCode: Type.String(),
        kind: OneOf(
          ['SOLO', 'TABLE', 'HAND', 'ROOM', 'FISH'] as const,
          'alone by rounds, at a shared table, alone by hands, in a room with others, at a gun in the sea',
        ),
        mathVersion: Type.String(),
        rtp: Type.String(),
        hitRate: Type.String(),
        volatility: Type.String(),
        maxWinMultiple: Type.Integer(),
        betAmounts: Type.Array(Amount(), { description: 'of kind SOLO; else empty' }),
        spots: TableSpots('of kind TABLE; else empty'),
        mostRound: Nullable(Amount('a member may stake in one round of a table; null: no such limit')),
        byTote: Nullable(
          Type.Object({
            mathVersion: Type.String(),
            spots: TableSpots('a side of the tote has no prize before betting closes'),
          }),
        ),
        jackpots: Nullable(
          Type.Object({
            pools: Type.Array(Type.String()),
            totalRtp: Type.String({ description: 'of the game and its jackpot pools together' }),
            held: Type.Array(Type.Object({ code: Type.String(), amount: Amount() }), {
              description: 'what the merchant’s pools hold; updated on the topic jackpot',
            }),
          }),
        ),
      }),
    }),
  }
}
