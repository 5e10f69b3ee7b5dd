import type { Job } from '../../../platform/calls.ts'
import { merchantsKey } from '../../system/index.ts'
import { bookDays } from '../earn.ts'

/** Looks for days that are not booked; they are due at 02:00 of each merchant's own clock. */
export const earnPoints: Job = {
  name: 'points/earn',
  everyMs: 60_000,
  async run({ database, now, services }) {
    for (const merchant of services.use(merchantsKey).all()) await bookDays(database, merchant, now)
  },
}
