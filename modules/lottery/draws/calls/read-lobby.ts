import { readLobby, readLobbyIn, readLobbySchemas } from '../../../../contract/player/lottery/read-lobby.ts'
import { publishedResult } from '../rules/shown-result.ts'
import { gameHead, knownGame } from '../shared-views.ts'
import { gamesNow, type GameNow } from '../store/results.ts'
import { chosenSources } from '../store/sources.ts'
import { handleInTrees } from '../trees.ts'

export const handleReadLobby = handleInTrees(
  readLobby,
  readLobbyIn,
  readLobbySchemas,
  async ({ codes }, { tx, merchant, language, now }) => {
    const chosen = await chosenSources(tx)
    return {
      serverTime: now,
      games: (await gamesNow(tx, merchant.id, codes)).map((row) => ({
        ...gameHead(knownGame(row.game_code), chosen, language),
        issue: issueOf(row),
        last: lastOf(row),
      })),
    }
  },
)

const issueOf = ({ numero, opens_at, closes_at, draws_at }: GameNow) =>
  numero && opens_at && closes_at && draws_at
    ? { numero, opensAt: opens_at, closesAt: closes_at, drawsAt: draws_at }
    : null

const lastOf = ({ game_code, last_numero, last_draws_at, last_result, last_source }: GameNow) =>
  last_numero && last_draws_at && last_result !== null && last_source
    ? {
        numero: last_numero,
        drawsAt: last_draws_at,
        result: last_result,
        ...publishedResult(knownGame(game_code), last_numero, last_result),
        source: last_source,
      }
    : null
