import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Filter, Game } from './catalogue-fields.ts'

export const listFavourites: Call<typeof listFavouritesSchemas> & { isBatched: true } = {
  name: 'catalogue/list-favourites',
  method: 'GET',
  path: '/api/wps/relay/MCSFE_getFavoriteGamesList',
  module: 'MCSFE',
  audience: 'member',
  isBatched: true,
  summary:
    "The member's favourite games, the last added first; a closed game is kept as a favourite and not shown.",
  errors: [],
}

export function listFavouritesSchemas() {
  return {
    query: Type.Object({
      pageNo: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 999, default: 15 })),
      gameType: Filter(),
      vassalage: Filter(),
      language: Filter(),
      clientType: Filter(),
      platform: Filter(),
      merchant: Filter(),
    }),
    value: Type.Object({
      content: Type.Array(Game()),
      pageNum: Type.Integer({ description: 'the page that was asked for' }),
      totalPages: Type.Integer(),
      totalCount: Type.Integer(),
    }),
  }
}
