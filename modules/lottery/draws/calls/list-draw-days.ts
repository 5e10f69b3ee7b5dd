import { refuse } from '../../../../contract/errors.ts'
import { listDrawDays, listDrawDaysSchemas } from '../../../../contract/operator/lottery/list-draw-days.ts'
import { addDays, businessDate } from '../../../../kernel/calendar.ts'
import { handle } from '../../../../platform/calls.ts'
import { dayGame, numeroOfDate } from '../draw-days.ts'
import { sourceOf } from '../games.ts'
import { isUsualDay } from '../rules/schedule.ts'
import { timesOf } from '../shared-views.ts'
import { drawDates, issuesOfDays } from '../store/draw-dates.ts'
import { chosenSources } from '../store/sources.ts'

const SHOWN_DAYS = 60
const MOST_DAYS = 92

export const handleListDrawDays = handle(
  listDrawDays,
  listDrawDaysSchemas,
  async ({ tx, now }, { params, query }) => {
    const game = dayGame(params.gameCode)
    const { days, times } = game.schedule
    const from = query.from ?? businessDate(now, times.zone)
    const to = query.to ?? addDays(from, SHOWN_DAYS)
    if (to < from || to >= addDays(from, MOST_DAYS)) refuse('LOTTERY_DRAW_DAYS')
    const rows = new Map(
      (await drawDates(tx, { gameCode: game.gameCode, from, to })).map((row) => [row.date, row]),
    )
    const dates: string[] = []
    for (let date = from; date <= to; date = addDays(date, 1))
      if (rows.has(date) || isUsualDay(days, date)) dates.push(date)
    const issues = await issuesOfDays(tx, game.gameCode, dates.map(numeroOfDate))
    return {
      gameCode: game.gameCode,
      source: sourceOf(game, await chosenSources(tx)),
      zone: times.zone,
      closeTime: times.close,
      resultTime: times.result,
      from,
      to,
      days: dates.map((date) => {
        const row = rows.get(date)
        const isUsual = isUsualDay(days, date)
        const issue = issues.find(({ numero }) => numero === numeroOfDate(date))
        return {
          date,
          isUsual,
          isDrawn: row?.is_drawn ?? isUsual,
          note: row?.note ?? '',
          changedAt: row?.updated_at ?? null,
          issue: issue ? { ...timesOf(issue), state: issue.state, hasBets: issue.has_bets } : null,
        }
      }),
    }
  },
)
