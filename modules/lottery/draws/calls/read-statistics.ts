import {
  readStatistics,
  readStatisticsIn,
  readStatisticsSchemas,
} from '../../../../contract/player/lottery/read-statistics.ts'
import { figuresOf, MOST_COUNTED } from '../rules/figures.ts'
import { lastResults } from '../store/results.ts'
import { handleInTrees } from '../trees.ts'

export const handleReadStatistics = handleInTrees(
  readStatistics,
  readStatisticsIn,
  readStatisticsSchemas,
  async ({ known }, { tx }, { query }) => {
    const game = known(query.gameCode)
    const window = query.window!
    const rows = await lastResults(tx, game.gameCode, MOST_COUNTED)
    const counted = rows.slice(0, window)
    return {
      gameCode: game.gameCode,
      kind: game.kind,
      family: game.family,
      window,
      count: counted.length,
      from: counted.at(-1)?.numero ?? null,
      to: counted[0]?.numero ?? null,
      ...figuresOf(game, rows, window),
    }
  },
)
