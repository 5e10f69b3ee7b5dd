import {
  listFavourites,
  listFavouritesSchemas,
} from '../../../../contract/player/catalogue/list-favourites.ts'
import { handleReady } from '../../../../platform/calls.ts'
import { readyValue } from '../../../../platform/ready-value.ts'
import { catalogueKey, languageFor, snapshotFor } from '../../core/catalogue.ts'
import { filterOf } from '../../search/rules/find-games.ts'

export const handleListFavourites = handleReady(
  listFavourites,
  listFavouritesSchemas,
  async (context, { query }) => {
    const { pageNo = 1, pageSize = 15 } = query
    const language = languageFor(context, query.language)
    const snapshot = snapshotFor(context)
    const { nodeIds } = await context.use(catalogueKey).favourites.of(context.session)
    // A closed game stays a favourite; it is only not shown.
    const games = nodeIds.flatMap((nodeId) => snapshot.gameAt(nodeId) ?? []).filter(filterOf(query))
    return readyValue(
      '{"content":',
      games.slice((pageNo - 1) * pageSize, pageNo * pageSize).map((game) => game.bytes(language)),
      `,"pageNum":${pageNo},"totalPages":${Math.ceil(games.length / pageSize)},"totalCount":${games.length}}`,
    )
  },
)
