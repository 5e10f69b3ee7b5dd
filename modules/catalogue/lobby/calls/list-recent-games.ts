import {
  listRecentGames,
  listRecentGamesSchemas,
} from '../../../../contract/player/catalogue/list-recent-games.ts'
import { handleReady } from '../../../../platform/calls.ts'
import { readyValue } from '../../../../platform/ready-value.ts'
import { languageFor, snapshotFor } from '../../core/catalogue.ts'
import { filterOf } from '../../search/rules/find-games.ts'
import { readRecent } from '../../core/store/lists.ts'

export const handleListRecentGames = handleReady(
  listRecentGames,
  listRecentGamesSchemas,
  async (context, { query }) => {
    const { page = 1, pageSize = 20 } = query
    const language = languageFor(context, query.language)
    const snapshot = snapshotFor(context)
    const nodeIds = await readRecent(context.database.kysely, context.session!)
    const games = nodeIds.flatMap((nodeId) => snapshot.gameAt(nodeId) ?? []).filter(filterOf(query))
    return readyValue(
      '{"list":',
      games.slice((page - 1) * pageSize, page * pageSize).map((game) => game.bytes(language)),
      `,"totalPages":${Math.ceil(games.length / pageSize)},"totalCount":${games.length}}`,
    )
  },
)
