/** Counts the hands of rooms, and looks for agreed play once an hour. */
import type { Job } from '../../../platform/calls.ts'
import { hubKey } from '../../../platform/hub.ts'
import { merchantsKey } from '../../system/index.ts'
import { findAgreedPlay } from './find-pairs.ts'
import { pairBookKey } from './pair-book.ts'

export const findAgreedPlayHourly: Job = {
  name: 'launch/find-agreed-play',
  cron: '40 * * * *',
  run: async ({ database, now, services }) => {
    const book = services.use(pairBookKey)
    await book.count(now)
    for (const merchant of services.use(merchantsKey).all()) {
      const fresh = await database.transaction((tx) => findAgreedPlay(tx, book, merchant.id, now))
      if (fresh > 0) services.use(hubKey).push({ topic: 'work', data: { queue: 'integrity' } })
    }
  },
}
