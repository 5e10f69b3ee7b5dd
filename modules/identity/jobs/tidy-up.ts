/** Removes what has run out: cookies of remembered devices and old verification codes. */
import type { Job } from '../../../platform/calls.ts'
import { forgetOldCodes } from '../store/codes.ts'
import { forgetRunOut } from '../store/credentials.ts'

export const tidyUp: Job = {
  name: 'identity.tidy-up',
  everyMs: 3_600_000,
  async run({ database }) {
    await forgetRunOut(database.kysely)
    await forgetOldCodes(database.kysely)
  },
}
