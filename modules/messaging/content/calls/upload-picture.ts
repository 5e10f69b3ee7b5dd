import { refuse } from '../../../../contract/errors.ts'
import {
  uploadPicture,
  uploadPictureSchemas,
} from '../../../../contract/operator/messaging/upload-picture.ts'
import { handle } from '../../../../platform/calls.ts'
import { keepImages } from '../../../../platform/files.ts'

export const handleUploadPicture = handle(uploadPicture, uploadPictureSchemas, async (context) => {
  if (context.uploads.length !== 1 || context.uploads[0]!.field !== 'image') refuse('UPLOAD_INVALID')
  const [picture] = await keepImages(context, context.uploads, 'content', { isPublic: true })
  const { name, url, width, height } = picture!
  await context.audit('picture.upload', `picture:${name}`, { width, height })
  return { url, width, height }
})
