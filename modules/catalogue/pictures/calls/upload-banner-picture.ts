import { refuse } from '../../../../contract/errors.ts'
import {
  uploadBannerPicture,
  uploadBannerPictureSchemas,
} from '../../../../contract/operator/catalogue/upload-banner-picture.ts'
import { handle } from '../../../../platform/calls.ts'
import { keepSizedImage } from '../../../../platform/picture-sizes.ts'

export const handleUploadBannerPicture = handle(
  uploadBannerPicture,
  uploadBannerPictureSchemas,
  async (context) => {
    const [upload] = context.uploads
    if (!upload || context.uploads.length !== 1 || upload.field !== 'image') refuse('UPLOAD_INVALID')
    const picture = await keepSizedImage(context, upload, 'banner', 'content')
    await context.audit('picture.upload', `picture:${picture.url.split('/').at(-1)!}`, {
      kind: 'banner',
      width: picture.width,
      height: picture.height,
    })
    return picture
  },
)
