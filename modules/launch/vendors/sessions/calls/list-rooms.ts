import { listRooms, listRoomsSchemas } from '../../../../../contract/player/launch/list-rooms.ts'
import { handle } from '../../../../../platform/calls.ts'
import { catalogueKey } from '../../../../catalogue/index.ts'
import { languageOf } from '../rules/launch-language.ts'
import { roomSourcesKey } from '../rooms.ts'

/** A room is shown only while its game is listed here; during maintenance it may be seen and not entered. */
export const handleListRooms = handle(listRooms, listRoomsSchemas, async (context, { query }) => {
  const sources = context
    .use(roomSourcesKey)
    .filter(({ vendor }) => query.vassalage === undefined || vendor === query.vassalage)
  const found = await Promise.all(
    sources.map(async (source) =>
      (await source.roomsOf(context.merchant.id)).map((room) => ({ ...room, vassalage: source.vendor })),
    ),
  )
  const catalogue = context.use(catalogueKey).of(context.merchant.id, context.country)
  const language = languageOf(context, query.language) === 'th' ? 'TH' : 'EN'
  return {
    list: found.flat().flatMap((room) => {
      const game = catalogue.gameOf(room.vassalage, room.gameCode)
      if (!game || (query.gameCode !== undefined && query.gameCode !== room.gameCode)) return []
      const { roomId, vassalage, gameCode, minAmount, maxAmount, currency, playerCount, seatCount } = room
      return [
        {
          roomId,
          roomName: room.names[language],
          vassalage,
          gameCode,
          minAmount,
          maxAmount,
          currency,
          playerCount,
          seatCount,
          status:
            game.state !== 'OPEN'
              ? ('MAINTENANCE' as const)
              : playerCount >= seatCount
                ? ('FULL' as const)
                : ('OPEN' as const),
        },
      ]
    }),
  }
})
