import { Type } from 'typebox'
import { categoryWords, GAMES_AT_ONCE, orderMoves } from '../../shared/catalogue-words.ts'
import type { Call } from '../../shared/call.ts'
import { OneOf, Text } from '../../shared/fields.ts'

export const orderGames: Call<typeof orderGamesSchemas> = {
  name: 'catalogue/order-games',
  method: 'POST',
  path: '/api/operator/games/order',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'catalogue.edit',
  summary:
    'Moves games, in their own order, among all games of the merchant or among those of a vendor and a category.',
  errors: ['GAME_NOT_FOUND'],
}

export function orderGamesSchemas() {
  return {
    body: Type.Object({
      nodeIds: Type.Array(Type.Integer({ minimum: 1, maximum: 2_000_000_000 }), {
        minItems: 1,
        maxItems: GAMES_AT_ONCE,
        uniqueItems: true,
      }),
      move: OneOf(orderMoves),
      place: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: 1_000_000,
          description: 'with AT: the place, from 1, among the games of that list',
        }),
      ),
      vassalage: Type.Optional(Text(20)),
      gameType: Type.Optional(OneOf(categoryWords)),
    }),
    value: Type.Object({ movedCount: Type.Integer() }),
  }
}
