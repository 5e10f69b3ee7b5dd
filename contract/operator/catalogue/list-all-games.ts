import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { PageOf, PageQuery, Text } from '../../shared/fields.ts'
import { CatalogueStateField } from './change-vendor.ts'

export const listAllGames: Call<typeof listAllGamesSchemas> = {
  name: 'catalogue/list-all-games', method: 'GET', path: '/api/operator/games', module: 'OPERATOR', audience: 'operator', ability: 'catalogue.read',
  summary: 'Every game of the house with its state, in the order of the lobby.', errors: [],
}

export function listAllGamesSchemas() {
  return {
    query: Type.Object({ ...PageQuery, vassalage: Type.Optional(Text(20)), query: Type.Optional(Text(60)), state: Type.Optional(CatalogueStateField()) }),
    value: PageOf(Type.Object({
      nodeId: Type.Integer(),
      vassalage: Type.String(),
      vendorName: Type.String(),
      vendorState: CatalogueStateField(),
      gameCode: Type.String(),
      gameType: Type.String(),
      gameClassify: Type.String(),
      name: Type.String({ description: "in the operator's language" }),
      names: Type.Object({ TH: Type.String(), EN: Type.String() }),
      iconUrl: Type.String(),
      rtp: Type.String(),
      isFreePlayable: Type.Boolean(),
      isHot: Type.Boolean(),
      isNew: Type.Boolean(),
      position: Type.Integer(),
      state: CatalogueStateField(),
    })),
  }
}
