import { listGames, listGamesSchemas } from '../../../../contract/player/catalogue/list-games.ts'
import { handleReady } from '../../../../platform/calls.ts'
import { readyValue } from '../../../../platform/ready-value.ts'
import { catalogueKey, languageFor, snapshotFor } from '../../core/catalogue.ts'

export const handleListGames = handleReady(listGames, listGamesSchemas, async (context, { query }) => {
  const { pageNo = 1, pageSize = 20 } = query
  const language = languageFor(context, query.language)
  const snapshot = snapshotFor(context)
  const found =
    query.isHouse === '1' ? snapshot.find({ ...query, vassalage: '', isOfHouse: true }) : snapshot.find(query)
  const favourites = await context.use(catalogueKey).favourites.of(context.session)
  const page = favourites.nodeIds.length === 0 ? [] : found.slice((pageNo - 1) * pageSize, pageNo * pageSize)
  const kept = page.filter(({ nodeId }) => favourites.has(nodeId)).map(({ nodeId }) => nodeId)
  return readyValue(
    '{"games":',
    snapshot.page(found, language, pageNo, pageSize),
    `,"favourites":[${kept.join(',')}],"totalPages":${Math.ceil(found.length / pageSize)},"totalCount":${found.length},"pageNo":${pageNo}}`,
  )
})
