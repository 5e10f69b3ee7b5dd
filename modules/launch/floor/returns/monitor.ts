/** The operator's view of every game's return, with the open alarms. */
import type { CallContext } from '../../../../platform/calls.ts'
import { catalogueKey } from '../../../catalogue/index.ts'
import { settingOf } from '../../../system/index.ts'
import { launchSettings } from '../../shared/settings.ts'
import { monitoredReturn, signed } from './figures.ts'
import { countedGames, returnSourcesKey } from './source.ts'
import { readAlarms } from './store/alarms.ts'

export async function monitoredReturns(context: CallContext) {
  const { tx, merchant, now } = context
  const snapshot = context.use(catalogueKey).of(merchant.id)
  const leastRounds = await settingOf(tx, merchant.id, launchSettings.rtpAlarmRounds)
  const alarms = await readAlarms(tx, merchant.id)
  const { asOf, games } = await countedGames(context.use(returnSourcesKey), merchant.id, now)
  return {
    asOf,
    currency: merchant.currency,
    list: games.map(({ gameCode, kind, mathVersion, rtp, all, month, source }) => {
      const alarm = alarms.find((row) => row.game_code === gameCode && row.math_version === mathVersion)
      return {
        gameCode,
        kind,
        mathVersion,
        name: snapshot.nameOf(source.vendor, gameCode, context.language.toUpperCase()) ?? gameCode,
        rtp: rtp ?? snapshot.gameOf(source.vendor, gameCode)?.row.rtp ?? '',
        all: monitoredReturn(kind, all, leastRounds),
        month: monitoredReturn(kind, month, leastRounds),
        alarm: alarm
          ? {
              raisedAt: alarm.raised_at,
              deviation: signed(alarm.deviation_thousandths / 1_000),
              rounds: Number.parseInt(alarm.round_count.toString(), 10),
              notedBy: alarm.noted_by,
              notedAt: alarm.noted_at,
              note: alarm.note,
            }
          : null,
      }
    }),
  }
}
