import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Filter } from './catalogue-fields.ts'

export const removeFavourite: Call<typeof removeFavouriteSchemas> = {
  name: 'catalogue/remove-favourite',
  method: 'DELETE',
  path: '/api/wps/relay/MCSFE_removeFavoriteGameV2',
  module: 'MCSFE',
  audience: 'member',
  summary:
    'Removes a favourite, named in the body or in the query; a game that is not a favourite changes nothing.',
  errors: ['GAME_NOT_FOUND', 'FAV_FAILED'],
}

const NodeId = () => Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 }))

export function removeFavouriteSchemas() {
  return {
    query: Type.Object({ nodeId: NodeId(), vendor: Filter(), gameType: Filter() }),
    body: Type.Object({ nodeId: NodeId(), vendor: Filter(), gameType: Filter() }),
    value: Type.Object({
      nodeId: Type.Integer(),
      totalCount: Type.Integer({ description: 'number of favourites now' }),
    }),
  }
}
