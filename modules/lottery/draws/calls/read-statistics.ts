import { readStatistics, readStatisticsSchemas } from '../../../../contract/player/lottery/read-statistics.ts'
import { handle } from '../../../../platform/calls.ts'
import { figuresOf, MOST_COUNTED } from '../rules/figures.ts'
import { knownGame } from '../shared-views.ts'
import { lastResults } from '../store/results.ts'

export const handleReadStatistics = handle(
  readStatistics,
  readStatisticsSchemas,
  async ({ tx }, { query }) => {
    const game = knownGame(query.gameCode)
    const window = query.window!
    const rows = await lastResults(tx, game.gameCode, MOST_COUNTED)
    const counted = rows.slice(0, window)
    return {
      gameCode: game.gameCode,
      family: game.family,
      window,
      count: counted.length,
      from: counted.at(-1)?.numero ?? null,
      to: counted[0]?.numero ?? null,
      ...figuresOf(
        game,
        rows.map(({ result }) => result),
        window,
      ),
    }
  },
)
