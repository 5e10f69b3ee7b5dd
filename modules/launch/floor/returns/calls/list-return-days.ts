import {
  listReturnDays,
  listReturnDaysSchemas,
} from '../../../../../contract/operator/launch/list-return-days.ts'
import { handle } from '../../../../../platform/calls.ts'
import { settingOf } from '../../../../system/index.ts'
import { monitoredReturn } from '../figures.ts'
import { countedGames, returnSourcesKey } from '../source.ts'
import { launchSettings } from '../../../shared/settings.ts'

const MOST_DAYS = 90

export const handleListReturnDays = handle(
  listReturnDays,
  listReturnDaysSchemas,
  async (context, { params }) => {
    const { tx, merchant, now } = context
    const sources = context.use(returnSourcesKey)
    const { games } = await countedGames(sources, merchant.id, now)
    const kind = games.find(({ gameCode }) => gameCode === params.gameCode)?.kind ?? 'SOLO'
    const leastRounds = await settingOf(tx, merchant.id, launchSettings.rtpAlarmRounds)
    const days = await Promise.all(
      sources.map((source) => source.daysOf(merchant.id, params.gameCode, MOST_DAYS)),
    )
    return {
      list: days.flat().flatMap((day) => {
        const figures = monitoredReturn(kind, day, leastRounds)
        return figures ? [{ day: day.day, mathVersion: day.mathVersion, figures }] : []
      }),
    }
  },
)
