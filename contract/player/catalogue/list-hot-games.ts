import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Filter, Game } from './catalogue-fields.ts'

export const listHotGames: Call<typeof listHotGamesSchemas> & { isBatched: true } = {
  name: 'catalogue/list-hot-games',
  method: 'GET',
  path: '/api/wps/relay/GCSGAME_hotGamesV2',
  module: 'GCSGAME',
  audience: 'visitor',
  isBatched: true,
  summary: 'The games that the merchant features, in its order.',
  errors: [],
}

export function listHotGamesSchemas() {
  return {
    query: Type.Object({
      merchantCode: Filter(),
      isPlatform: Filter(),
      gameType: Filter(),
      vassalage: Filter(),
      platform: Filter(),
      language: Filter(),
    }),
    value: Type.Object({ list: Type.Array(Game()) }),
  }
}
