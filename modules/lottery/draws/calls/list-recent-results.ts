import {
  listRecentResults,
  listRecentResultsIn,
  listRecentResultsSchemas,
} from '../../../../contract/player/lottery/list-recent-results.ts'
import { nameOfGame } from '../locales/names.ts'
import { publishedResult } from '../rules/shown-result.ts'
import { knownGame } from '../shared-views.ts'
import { recentResults } from '../store/results.ts'
import { handleInTrees } from '../trees.ts'

export const handleListRecentResults = handleInTrees(
  listRecentResults,
  listRecentResultsIn,
  listRecentResultsSchemas,
  async ({ codes }, { tx, language }, { query }) =>
    (await recentResults(tx, codes, query.limit!)).map(
      ({ game_code: gameCode, numero, draws_at, result, source }) => {
        const game = knownGame(gameCode)
        return {
          gameCode,
          name: nameOfGame(gameCode, language),
          kind: game.kind,
          family: game.family,
          numero,
          drawsAt: draws_at,
          result,
          ...publishedResult(game, numero, result),
          source,
        }
      },
    ),
)
