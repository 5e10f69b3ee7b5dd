import { refuse } from '../../../../contract/errors.ts'
import {
  listDayResults,
  listDayResultsIn,
  listDayResultsSchemas,
} from '../../../../contract/player/lottery/list-day-results.ts'
import { addDays, businessDate, startOfBusinessDate } from '../../../../kernel/calendar.ts'
import { sectionOf } from '../../../../kernel/lottery/sections.ts'
import type { Game } from '../games.ts'
import { publishedResult } from '../rules/shown-result.ts'
import { gameHead, knownGame } from '../shared-views.ts'
import { resultsOfDay, type DayResult } from '../store/results.ts'
import { chosenSources } from '../store/sources.ts'
import { handleInTrees } from '../trees.ts'

export const handleListDayResults = handleInTrees(
  listDayResults,
  listDayResultsIn,
  listDayResultsSchemas,
  async ({ games }, { tx, merchant, language, now }, { query }) => {
    const today = businessDate(now, merchant.timeZone)
    const date = query.date ?? today
    if (date > today) refuse('LOTTERY_DAY_AHEAD')
    const codes = games
      .filter((game) => query.section === undefined || sectionOf(game) === query.section)
      .map(({ gameCode }) => gameCode)
    const limit = query.limit!
    // One more than is shown, to know whether there are more.
    const rows = await resultsOfDay(tx, merchant.id, codes, {
      from: startOfBusinessDate(date, merchant.timeZone),
      before: startOfBusinessDate(addDays(date, 1), merchant.timeZone),
      limit: limit + 1,
    })
    const chosen = await chosenSources(tx)
    // A map keeps the order in which its keys came: the game that drew last comes first.
    const byGame = Map.groupBy(rows, ({ game_code }) => game_code)
    return {
      date,
      today,
      games: [...byGame].map(([gameCode, own]) => {
        const game = knownGame(gameCode)
        return {
          ...gameHead(game, chosen, language),
          section: sectionOf(game),
          hasMore: own.length > limit,
          results: own.slice(0, limit).map((row) => resultOf(game, row)),
        }
      }),
    }
  },
)

const resultOf = (game: Game, { numero, draws_at, result, source, version }: DayResult) => ({
  numero,
  drawsAt: draws_at,
  result,
  ...publishedResult(game, numero, result),
  source,
  version,
})
