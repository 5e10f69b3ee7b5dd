import { Type } from 'typebox'
import { GAMES_AT_ONCE } from '../../shared/catalogue-words.ts'
import type { Call } from '../../shared/call.ts'
import { Text } from '../../shared/fields.ts'
import { CatalogueStateField } from './change-vendor.ts'
import { MaintenanceEnd } from './desk-fields.ts'

export const changeGames: Call<typeof changeGamesSchemas> = {
  name: 'catalogue/change-games',
  method: 'POST',
  path: '/api/operator/games',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'catalogue.edit',
  summary: 'Opens, closes or marks many games with one call, with one line in the audit log.',
  errors: ['GAME_NOT_FOUND'],
}

export function changeGamesSchemas() {
  return {
    body: Type.Object({
      nodeIds: Type.Array(Type.Integer({ minimum: 1, maximum: 2_000_000_000 }), {
        minItems: 1,
        maxItems: GAMES_AT_ONCE,
        uniqueItems: true,
      }),
      state: Type.Optional(CatalogueStateField()),
      maintenanceUntil: Type.Optional(MaintenanceEnd('with state MAINTENANCE only; in the future')),
      isHot: Type.Optional(Type.Boolean()),
      isNew: Type.Optional(Type.Boolean()),
      isFreePlayOff: Type.Optional(Type.Boolean()),
      remark: Type.Optional(Text(140)),
    }),
    value: Type.Object({ changedCount: Type.Integer() }),
  }
}
