/** Schemas of verification that members and operators share. Server side only. */
import { Type } from 'typebox'
import { OneOf } from './fields.ts'

/** A picture of a request as text, since no public address opens it. */
export const KycPicture = () =>
  Type.Object({
    mediaType: OneOf(['image/png', 'image/jpeg']),
    content: Type.String({ description: 'base64' }),
    width: Type.Integer(),
    height: Type.Integer(),
  })
