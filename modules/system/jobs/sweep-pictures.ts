/** Deletes pictures that no row names: their requests were rolled back after the file was written. */
import type { Job } from '../../../platform/calls.ts'
import { sweepFiles } from '../../../platform/files.ts'

/** No request runs this long; a younger file may still get its row. */
const DAY_MS = 86_400_000

export const sweepPictures: Job = {
  name: 'system.sweep-pictures',
  everyMs: 3_600_000,
  async run({ database, config }) {
    await sweepFiles(database.kysely, config, DAY_MS)
  },
}
