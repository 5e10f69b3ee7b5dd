import { listReturnDays, listReturnDaysSchemas } from '../../../contract/operator/launch/list-return-days.ts'
import { handle } from '../../../platform/calls.ts'
import { settingOf } from '../../system/index.ts'
import { monitoredReturn } from '../returns/figures.ts'
import { returnSourceKey } from '../returns/source.ts'
import { launchSettings } from '../settings.ts'

const MOST_DAYS = 90

export const handleListReturnDays = handle(listReturnDays, listReturnDaysSchemas, async (context, { params }) => {
  const { tx, merchant, now } = context
  const source = context.use(returnSourceKey)
  const kind = (await source.of(merchant.id, now)).games.find(({ gameCode }) => gameCode === params.gameCode)?.kind ?? 'SOLO'
  const leastRounds = await settingOf(tx, merchant.id, launchSettings.rtpAlarmRounds)
  const days = await source.daysOf(merchant.id, params.gameCode, MOST_DAYS)
  return { list: days.flatMap((day) => {
    const figures = monitoredReturn(kind, day, leastRounds)
    return figures ? [{ day: day.day, mathVersion: day.mathVersion, figures }] : []
  }) }
})
