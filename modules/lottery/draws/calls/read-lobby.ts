import { readLobby, readLobbySchemas } from '../../../../contract/player/lottery/read-lobby.ts'
import { handle } from '../../../../platform/calls.ts'
import { games } from '../games.ts'
import { gameHead, knownGame } from '../shared-views.ts'
import { gamesNow, type GameNow } from '../store/results.ts'

const codes = games.map(({ gameCode }) => gameCode)

export const handleReadLobby = handle(
  readLobby,
  readLobbySchemas,
  async ({ tx, merchant, language, now }) => ({
    serverTime: now,
    games: (await gamesNow(tx, merchant.id, codes)).map((row) => ({
      ...gameHead(knownGame(row.game_code), language),
      issue: issueOf(row),
      last: lastOf(row),
    })),
  }),
)

const issueOf = ({ numero, opens_at, closes_at, draws_at }: GameNow) =>
  numero && opens_at && closes_at && draws_at
    ? { numero, opensAt: opens_at, closesAt: closes_at, drawsAt: draws_at }
    : null

const lastOf = ({ last_numero, last_draws_at, last_result }: GameNow) =>
  last_numero && last_draws_at && last_result !== null
    ? { numero: last_numero, drawsAt: last_draws_at, result: last_result }
    : null
