import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Filter, Game } from './catalogue-fields.ts'

export const listRecentGames: Call<typeof listRecentGamesSchemas> & { isBatched: true } = {
  name: 'catalogue/list-recent-games',
  method: 'GET',
  path: '/api/wps/relay/GCS_recentGame',
  module: 'GCS',
  audience: 'member',
  isBatched: true,
  summary: 'The games that the member opened, the last one first and each once; a closed game is not shown.',
  errors: [],
}

export function listRecentGamesSchemas() {
  return {
    query: Type.Object({
      page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
      gameType: Filter(),
      vassalage: Filter(),
      language: Filter(),
      clientType: Filter(),
      platform: Filter(),
      merchant: Filter(),
    }),
    value: Type.Object({ list: Type.Array(Game()), totalPages: Type.Integer(), totalCount: Type.Integer() }),
  }
}
