import { refuse } from '../../../../contract/errors.ts'
import {
  uploadPromotionPicture,
  uploadPromotionPictureSchemas,
} from '../../../../contract/operator/promotions/upload-promotion-picture.ts'
import { handle } from '../../../../platform/calls.ts'
import { keepSizedImage } from '../../../../platform/picture-sizes.ts'

export const handleUploadPromotionPicture = handle(
  uploadPromotionPicture,
  uploadPromotionPictureSchemas,
  async (context) => {
    const [upload] = context.uploads
    if (!upload || context.uploads.length !== 1 || upload.field !== 'image') refuse('UPLOAD_INVALID')
    const picture = await keepSizedImage(context, upload, 'banner', 'content')
    await context.audit('picture.upload', `picture:${picture.url.split('/').at(-1)!}`, {
      kind: 'promotion',
      width: picture.width,
      height: picture.height,
    })
    return picture
  },
)
