import type { Job } from '../../../../platform/calls.ts'
import { hubKey } from '../../../../platform/hub.ts'
import { merchantsKey, settingOf } from '../../../system/index.ts'
import { launchSettings } from '../../shared/settings.ts'
import { measure, verdict } from './rules.ts'
import { countedGames, returnSourcesKey } from './source.ts'
import { endAlarm, raiseAlarm } from './store/alarms.ts'

/**
 * Raises an alarm for every game whose return left its tolerance with enough rounds, and ends it once it is
 * back.
 */
export const watchReturnsJob: Job = {
  name: 'launch.watch-returns',
  everyMs: 60_000,
  async run({ database, services, now }) {
    for (const { id: merchantId } of services.use(merchantsKey).all()) {
      const leastRounds = await settingOf(database.kysely, merchantId, launchSettings.rtpAlarmRounds)
      let isNews = false
      for (const { gameCode, mathVersion, kind, all } of (
        await countedGames(services.use(returnSourcesKey), merchantId, now)
      ).games) {
        const measured = measure(all)
        if (!measured) continue
        const isAlarming = verdict(kind, measured, leastRounds) === 'OUTSIDE'
        const isChanged = isAlarming
          ? await raiseAlarm(database.kysely, {
              merchantId,
              gameCode,
              mathVersion,
              deviation: measured.deviation,
              rounds: measured.rounds,
              at: now,
            })
          : await endAlarm(database.kysely, merchantId, { gameCode, mathVersion }, now)
        isNews ||= isChanged
      }
      if (isNews) services.use(hubKey).push({ topic: 'work', data: { queue: 'returns' } })
    }
  },
}
