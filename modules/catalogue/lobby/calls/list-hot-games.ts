import { listHotGames, listHotGamesSchemas } from '../../../../contract/player/catalogue/list-hot-games.ts'
import { handleReady } from '../../../../platform/calls.ts'
import { readyValue } from '../../../../platform/ready-value.ts'
import { languageFor, snapshotFor } from '../../core/catalogue.ts'

export const handleListHotGames = handleReady(
  listHotGames,
  listHotGamesSchemas,
  async (context, { query }) => {
    const language = languageFor(context, query.language)
    const found = snapshotFor(context).find({
      gameType: query.gameType,
      vassalage: query.vassalage,
      isHot: '1',
    })
    return readyValue(
      '{"list":',
      found.map((game) => game.bytes(language)),
      '}',
    )
  },
)
