import { listHotGames, listHotGamesSchemas } from '../../../contract/player/catalogue/list-hot-games.ts'
import { handle } from '../../../platform/calls.ts'
import { textsFor } from '../catalogue.ts'

const passes = (wanted: string | undefined, value: string) => wanted === undefined || wanted === '' || wanted === 'ALL' || wanted === value

export const handleListHotGames = handle(listHotGames, listHotGamesSchemas, async (context, { query }) => ({
  list: textsFor(context, query.language).hotGames.filter((game) => passes(query.gameType, game.gameType) && passes(query.vassalage, game.vassalage)),
}))
