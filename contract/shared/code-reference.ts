/**
 * A reference that is shown with a code, both in its message and on the page, so that a person with several
 * messages knows which one is meant. Server side only.
 */
import { Type } from 'typebox'

export const CodeReference = () =>
  Type.String({
    pattern: '^[A-Z]{4}$',
    description: 'four letters that the message with the code repeats; not secret',
  })
