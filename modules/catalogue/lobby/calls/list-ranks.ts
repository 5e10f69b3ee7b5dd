import { listRanks, listRanksSchemas } from '../../../../contract/player/catalogue/list-ranks.ts'
import { handleReady } from '../../../../platform/calls.ts'
import { readyValue } from '../../../../platform/ready-value.ts'
import { catalogueKey, languageFor, snapshotFor } from '../../core/catalogue.ts'
import { filterOf } from '../../search/rules/find-games.ts'
import { nameIn } from '../../shared/rules/listed-game.ts'

export const handleListRanks = handleReady(listRanks, listRanksSchemas, async (context, { query }) => {
  const { limitNum = 50 } = query
  const language = languageFor(context, query.language)
  const snapshot = snapshotFor(context)
  const isWanted = filterOf({ gameType: query.gameCategory })
  const winners = await context.use(catalogueKey).winners.of(context.merchant.id)
  // A win in a game that is no longer shown would have no page to link to.
  const list = winners.flatMap(({ vendor, gameCode, wonAt, ...win }) => {
    const game = snapshot.gameOf(vendor, gameCode)
    if (!game || !isWanted(game)) return []
    return [
      {
        vo: {
          ...win,
          gameId: gameCode,
          gameCode,
          vassalage: vendor,
          gameName: nameIn(game.row.names, language),
          iconUrl: game.row.icon_url,
          currency: context.merchant.currency,
          wonAt,
        },
      },
    ]
  })
  return readyValue(JSON.stringify({ list: list.slice(0, limitNum) }))
})
