import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'

export const uploadPromotionPicture: Call<typeof uploadPromotionPictureSchemas> = {
  name: 'promotions/upload-promotion-picture',
  method: 'POST',
  path: '/api/operator/promotions/pictures',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'promotions.edit',
  takes: 'upload',
  summary:
    'Takes one png or jpg of at most 5 MB (field `image`) of a promotion; it is encoded again in the two widths that players load.',
  errors: ['UPLOAD_INVALID'],
}

export function uploadPromotionPictureSchemas() {
  return {
    value: Type.Object({
      url: Type.String({ description: 'the address to store; the other width has @2x before its ending' }),
      width: Type.Integer(),
      height: Type.Integer(),
    }),
  }
}
