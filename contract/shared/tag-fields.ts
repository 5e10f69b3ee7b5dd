/** Tags of members on the wire. Server side only. */
import { Type } from 'typebox'
import { MOST_TAGS, TAG_LENGTH } from './tag-words.ts'

/** Small and capital letters are the same; commas and semicolons part the columns of a file. */
export const Tag = () => Type.String({ minLength: 1, maxLength: TAG_LENGTH, pattern: '^[^,;"<>]+$' })
export const Tags = (description: string) => Type.Array(Tag(), { maxItems: MOST_TAGS, description })
