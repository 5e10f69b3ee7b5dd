import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Text } from '../../shared/fields.ts'
import { CatalogueStateField } from './change-vendor.ts'

export const changeGame: Call<typeof changeGameSchemas> = {
  name: 'catalogue/change-game', method: 'POST', path: '/api/operator/games/:nodeId', module: 'OPERATOR', audience: 'operator', ability: 'catalogue.edit',
  summary: 'Opens or closes a game, marks it hot or new, moves it in the lobby; only the named fields change.', errors: ['GAME_NOT_FOUND'],
}

export function changeGameSchemas() {
  return {
    params: Type.Object({ nodeId: Type.Integer({ minimum: 1, maximum: 2_000_000_000 }) }),
    body: Type.Object({
      state: Type.Optional(CatalogueStateField()),
      isHot: Type.Optional(Type.Boolean()),
      isNew: Type.Optional(Type.Boolean()),
      position: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
      remark: Type.Optional(Text(140)),
    }),
    value: Type.Object({ nodeId: Type.Integer(), state: CatalogueStateField(), isHot: Type.Boolean(), isNew: Type.Boolean(), position: Type.Integer() }),
  }
}
