import { Type } from 'typebox'
import { pictureKinds } from '../../shared/catalogue-words.ts'
import type { Call } from '../../shared/call.ts'
import { OneOf } from '../../shared/fields.ts'

export const uploadGamePicture: Call<typeof uploadGamePictureSchemas> = {
  name: 'catalogue/upload-game-picture',
  method: 'POST',
  path: '/api/operator/games/pictures',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'catalogue.edit',
  takes: 'upload',
  summary:
    'Takes one png or jpg of at most 5 MB (field `image`) for a game or a vendor; it is encoded again in the two widths that players load.',
  errors: ['UPLOAD_INVALID'],
}

export function uploadGamePictureSchemas() {
  return {
    body: Type.Object({ kind: OneOf(pictureKinds) }),
    value: Type.Object({
      url: Type.String({ description: 'the address to store; the other width has @2x before its ending' }),
      width: Type.Integer(),
      height: Type.Integer(),
    }),
  }
}
