import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'

export const uploadPicture: Call<typeof uploadPictureSchemas> = {
  name: 'messaging/upload-picture',
  method: 'POST',
  path: '/api/operator/pictures',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'content.edit',
  takes: 'upload',
  summary:
    'Takes one png or jpg of at most 5 MB (field `image`) for announcements, articles and banners; it is encoded again.',
  errors: ['UPLOAD_INVALID'],
}

export function uploadPictureSchemas() {
  return {
    value: Type.Object({
      url: Type.String({ description: 'its public address' }),
      width: Type.Integer(),
      height: Type.Integer(),
    }),
  }
}
