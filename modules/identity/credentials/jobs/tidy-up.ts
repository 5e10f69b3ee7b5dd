/**
 * Deletes what has expired: cookies of remembered and trusted devices, old verification codes, old refused
 * sign-ins, networks that are no longer used.
 */
import type { Job } from '../../../../platform/calls.ts'
import { forgetOldCodes } from '../store/codes.ts'
import { forgetOldRefused, forgetUnused } from '../store/factors.ts'
import { forgetRunOut } from '../store/credentials.ts'
import { forgetOldLinks } from '../store/recovery.ts'

/** A network that was not used for this long counts as unregistered again. */
const KNOWN_NETWORK_DAYS = 90

export const tidyUp: Job = {
  name: 'identity.tidy-up',
  everyMs: 3_600_000,
  async run({ database }) {
    await forgetRunOut(database.kysely)
    await forgetOldCodes(database.kysely)
    await forgetOldLinks(database.kysely)
    await forgetOldRefused(database.kysely)
    await forgetUnused(database.kysely, KNOWN_NETWORK_DAYS)
  },
}
