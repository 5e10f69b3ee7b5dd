import {
  listRecentResults,
  listRecentResultsSchemas,
} from '../../../../contract/player/lottery/list-recent-results.ts'
import { handle } from '../../../../platform/calls.ts'
import { games } from '../games.ts'
import { nameOfGame } from '../locales/names.ts'
import { knownGame } from '../shared-views.ts'
import { recentResults } from '../store/results.ts'

const codes = games.map(({ gameCode }) => gameCode)

export const handleListRecentResults = handle(
  listRecentResults,
  listRecentResultsSchemas,
  async ({ tx, language }, { query }) =>
    (await recentResults(tx, codes, query.limit!)).map(
      ({ game_code: gameCode, numero, draws_at, result }) => ({
        gameCode,
        name: nameOfGame(gameCode, language),
        family: knownGame(gameCode).family,
        numero,
        drawsAt: draws_at,
        result,
      }),
    ),
)
