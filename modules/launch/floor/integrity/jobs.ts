/** Counts the hands of rooms, and looks for collusion in them and at shared tables once an hour. */
import type { Job } from '../../../../platform/calls.ts'
import { hubKey } from '../../../../platform/hub.ts'
import { merchantsKey } from '../../../system/index.ts'
import { findOpposites } from './find-opposites.ts'
import { findAgreedPlay } from './find-pairs.ts'
import { pairBookKey, suspicionsKey } from './pair-book.ts'

export const findAgreedPlayHourly: Job = {
  name: 'launch/find-agreed-play',
  cron: '40 * * * *',
  run: async ({ database, now, services }) => {
    const book = services.use(pairBookKey)
    await book.count(now)
    for (const merchant of services.use(merchantsKey).all()) {
      const watch = { book, suspicions: services.use(suspicionsKey), merchantId: merchant.id, now }
      const fresh = await database.transaction((tx) => findAgreedPlay(tx, watch))
      await database.transaction((tx) => findOpposites(tx, { ...watch, timeZone: merchant.timeZone }))
      if (fresh > 0) services.use(hubKey).push({ topic: 'work', data: { queue: 'integrity' } })
    }
  },
}
