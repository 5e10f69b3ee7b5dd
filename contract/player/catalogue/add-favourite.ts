import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Filter } from './catalogue-fields.ts'

export const addFavourite: Call<typeof addFavouriteSchemas> = {
  name: 'catalogue/add-favourite',
  method: 'POST',
  path: '/api/wps/relay/MCSFE_addFavoriteGameV2',
  module: 'MCSFE',
  audience: 'member',
  summary: 'Stores a game as a favourite, 999 at most; adding it again changes nothing.',
  errors: ['GAME_NOT_FOUND', 'FAV_LIMIT', 'FAV_FAILED'],
}

export function addFavouriteSchemas() {
  return {
    body: Type.Object({
      nodeId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
      vendor: Filter(),
      gameType: Filter(),
    }),
    value: Type.Object({
      nodeId: Type.Integer(),
      totalCount: Type.Integer({ description: 'number of favourites now' }),
    }),
  }
}
