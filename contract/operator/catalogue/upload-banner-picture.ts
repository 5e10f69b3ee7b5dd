import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'

export const uploadBannerPicture: Call<typeof uploadBannerPictureSchemas> = {
  name: 'catalogue/upload-banner-picture',
  method: 'POST',
  path: '/api/operator/banners/pictures',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'content.edit',
  takes: 'upload',
  summary:
    'Takes one png or jpg of at most 5 MB (field `image`) for a banner; it is encoded again in the two widths that players load.',
  errors: ['UPLOAD_INVALID'],
}

export function uploadBannerPictureSchemas() {
  return {
    value: Type.Object({
      url: Type.String({ description: 'the address to store; the other width has @2x before its ending' }),
      width: Type.Integer(),
      height: Type.Integer(),
    }),
  }
}
