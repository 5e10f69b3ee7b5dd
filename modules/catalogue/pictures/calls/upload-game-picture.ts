import { refuse } from '../../../../contract/errors.ts'
import {
  uploadGamePicture,
  uploadGamePictureSchemas,
} from '../../../../contract/operator/catalogue/upload-game-picture.ts'
import { handle } from '../../../../platform/calls.ts'
import { keepSizedImage } from '../../../../platform/picture-sizes.ts'

export const handleUploadGamePicture = handle(
  uploadGamePicture,
  uploadGamePictureSchemas,
  async (context, { body }) => {
    const [upload] = context.uploads
    if (!upload || context.uploads.length !== 1 || upload.field !== 'image') refuse('UPLOAD_INVALID')
    const picture = await keepSizedImage(context, upload, body.kind, 'catalogue')
    await context.audit('picture.upload', `picture:${picture.url.split('/').at(-1)!}`, {
      kind: body.kind,
      width: picture.width,
      height: picture.height,
    })
    return picture
  },
)
