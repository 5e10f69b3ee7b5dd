import { listGames, listGamesSchemas } from '../../../contract/player/catalogue/list-games.ts'
import { handle } from '../../../platform/calls.ts'
import { textsFor } from '../catalogue.ts'
import { filterGames } from '../rules/search.ts'

export const handleListGames = handle(listGames, listGamesSchemas, async (context, { query }) => {
  const { pageNo = 1, pageSize = 20 } = query
  const found = filterGames(textsFor(context, query.language).games, query)
  return {
    games: found.slice((pageNo - 1) * pageSize, pageNo * pageSize).map(({ json }) => json),
    favourites: [],
    totalPages: Math.ceil(found.length / pageSize), totalCount: found.length, pageNo,
  }
})
