import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { PageQuery, Text } from '../../shared/fields.ts'
import { Filter, Game } from './catalogue-fields.ts'

export const listGames: Call<typeof listGamesSchemas> & { isBatched: true } = {
  name: 'catalogue/list-games',
  method: 'GET',
  path: '/api/wps/relay/GCSGAME_gameList',
  module: 'GCSGAME',
  audience: 'visitor',
  isBatched: true,
  summary: 'Games by category, vendor, class and name, a page at a time.',
  errors: [],
}

export function listGamesSchemas() {
  return {
    query: Type.Object({
      ...PageQuery,
      clientType: Filter(),
      platform: Filter(),
      merchant: Filter(),
      gameType: Filter(),
      isNew: Filter(),
      vassalage: Filter(),
      isHouse: Type.Optional(
        Type.String({
          maxLength: 1,
          description: "1: the games of the house's own vendor, whatever `vassalage` says",
        }),
      ),
      gameClassify: Filter(),
      gameName: Type.Optional(Text(60)),
      language: Filter(),
      isHot: Filter(),
    }),
    value: Type.Object({
      games: Type.Array(Game()),
      favourites: Type.Array(Type.Integer(), {
        description: "node ids of this page's games that are favourites of the signed-in member",
      }),
      totalPages: Type.Integer(),
      totalCount: Type.Integer(),
      pageNo: Type.Integer(),
    }),
  }
}
