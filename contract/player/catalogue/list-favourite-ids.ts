import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'

export const listFavouriteIds: Call<typeof listFavouriteIdsSchemas> & { isBatched: true } = {
  name: 'catalogue/list-favourite-ids',
  method: 'GET',
  path: '/api/wps/relay/MCSFE_getFavoriteGames',
  module: 'MCSFE',
  audience: 'member',
  isBatched: true,
  openTo: ['restricted'],
  summary: 'The node ids of all the member’s favourite games, the last added first.',
  errors: [],
}

export function listFavouriteIdsSchemas() {
  return { value: Type.Object({ list: Type.Array(Type.Integer({ minimum: 1, description: 'nodeId' })) }) }
}
