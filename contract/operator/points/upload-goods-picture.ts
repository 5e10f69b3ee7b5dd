import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'

export const uploadGoodsPicture: Call<typeof uploadGoodsPictureSchemas> = {
  name: 'points/upload-goods-picture',
  method: 'POST',
  path: '/api/operator/points/goods/pictures',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'points.goods',
  takes: 'upload',
  summary:
    'Takes one png or jpg of at most 5 MB (field `image`) of an item; it is encoded again in the two widths that players load.',
  errors: ['UPLOAD_INVALID'],
}

export function uploadGoodsPictureSchemas() {
  return {
    value: Type.Object({
      url: Type.String({ description: 'the address to store; the other width has @2x before its ending' }),
      width: Type.Integer(),
      height: Type.Integer(),
    }),
  }
}
