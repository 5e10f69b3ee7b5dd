import { Type } from 'typebox'
import { ClassifyField, GameTypeField } from '../../player/catalogue/catalogue-fields.ts'
import type { Call } from '../../shared/call.ts'
import { Text } from '../../shared/fields.ts'
import { CatalogueStateField } from './change-vendor.ts'
import { MaintenanceEnd, GivenNames, PictureAddress } from './desk-fields.ts'

export const changeGame: Call<typeof changeGameSchemas> = {
  name: 'catalogue/change-game',
  method: 'POST',
  path: '/api/operator/games/:nodeId',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'catalogue.edit',
  summary:
    'Opens or closes a game, or changes its marks, names, pictures and place. Only the named fields change, and no feed overwrites them.',
  errors: ['GAME_NOT_FOUND', 'COMMON_FORBIDDEN'],
}

export function changeGameSchemas() {
  return {
    params: Type.Object({ nodeId: Type.Integer({ minimum: 1, maximum: 2_000_000_000 }) }),
    body: Type.Object({
      state: Type.Optional(CatalogueStateField()),
      maintenanceUntil: Type.Optional(MaintenanceEnd('with state MAINTENANCE only; in the future')),
      isHot: Type.Optional(Type.Boolean()),
      isNew: Type.Optional(Type.Boolean()),
      isFreePlayOff: Type.Optional(
        Type.Boolean({ description: 'true: this merchant offers no free play of it' }),
      ),
      position: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'its place in the whole list, from 1' }),
      ),
      names: Type.Optional(
        GivenNames('the names that this house gives it; an empty one is the vendor’s again'),
      ),
      iconUrl: Type.Optional(PictureAddress('empty: the vendor’s picture again')),
      largeIconUrl: Type.Optional(PictureAddress('empty: the vendor’s picture again')),
      gameType: Type.Optional(GameTypeField()),
      gameClassify: Type.Optional(ClassifyField()),
      remark: Type.Optional(Text(140)),
    }),
    value: Type.Object({
      nodeId: Type.Integer(),
      state: CatalogueStateField(),
      maintenanceUntil: MaintenanceEnd(),
      isHot: Type.Boolean(),
      isNew: Type.Boolean(),
      isFreePlayOff: Type.Boolean(),
      position: Type.Integer(),
    }),
  }
}
