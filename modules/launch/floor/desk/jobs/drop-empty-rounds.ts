import type { Job } from '../../../../../platform/calls.ts'
import { merchantsKey, settingOf } from '../../../../system/index.ts'
import { launchSettings } from '../../../shared/settings.ts'
import { floorDesksKey } from '../studio-desk.ts'

const DAY_MS = 24 * 3_600_000

/** Rounds of tables on which nobody bet are kept for the days of each merchant's setting. */
export const dropEmptyRoundsJob: Job = {
  name: 'launch.drop-empty-rounds',
  cron: '40 21 * * *',
  run: async ({ database, now, services }) => {
    const desks = services.use(floorDesksKey)
    for (const { id } of services.use(merchantsKey).all()) {
      const days = await settingOf(database.kysely, id, launchSettings.emptyRoundDays)
      const before = new Date(now.getTime() - days * DAY_MS)
      for (const { tables } of desks) await tables?.dropEmpty(id, before)
    }
  },
}
