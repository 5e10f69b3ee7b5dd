import type { Job } from '../../../../../platform/calls.ts'
import { merchantsKey, settingOf } from '../../../../system/index.ts'
import { launchSettings } from '../../../shared/settings.ts'
import { dropMessages } from '../store/messages.ts'

const DAY_MS = 24 * 3_600_000
const AT_ONCE = 5_000

/** Messages of vendors are stored for the days of each merchant's setting. */
export const dropVendorMessagesJob: Job = {
  name: 'launch.drop-vendor-messages',
  cron: '27 * * * *',
  run: async ({ database, now, services }) => {
    for (const { id } of services.use(merchantsKey).all()) {
      const days = await settingOf(database.kysely, id, launchSettings.vendorMessageDays)
      const before = new Date(now.getTime() - days * DAY_MS)
      for (let dropped = AT_ONCE; dropped === AT_ONCE; )
        dropped = await dropMessages(database.kysely, id, before, AT_ONCE)
    }
  },
}
