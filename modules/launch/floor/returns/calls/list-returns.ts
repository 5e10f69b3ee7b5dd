import { listReturns, listReturnsSchemas } from '../../../../../contract/player/launch/list-returns.ts'
import { handleBatched } from '../../../../../platform/calls.ts'
import { catalogueKey } from '../../../../catalogue/index.ts'
import { settingOf } from '../../../../system/index.ts'
import { jackpotsKey } from '../../jackpots/jackpots.ts'
import { shownReturn } from '../figures.ts'
import { countedGames, returnSourcesKey } from '../source.ts'
import { launchSettings } from '../../../shared/settings.ts'

/**
 * Games that the merchant lists; a removed one is not played, and its figures stay in the operator's monitor.
 */
export const handleListReturns = handleBatched(listReturns, listReturnsSchemas, async (context) => {
  const { merchant, now } = context
  const snapshot = context.use(catalogueKey).of(merchant.id)
  const jackpots = context.use(jackpotsKey)
  const leastRounds = await settingOf(context.database.kysely, merchant.id, launchSettings.rtpAlarmRounds)
  const { asOf, games } = await countedGames(context.use(returnSourcesKey), merchant.id, now)
  const listed = games
    .flatMap((game) => {
      const entry = snapshot.gameOf(game.source.vendor, game.gameCode)
      return entry ? [{ game, entry, place: entry.place }] : []
    })
    .sort((one, other) => one.place - other.place)
  return {
    asOf,
    currency: merchant.currency,
    list: listed.map(({ game: { gameCode, kind, mathVersion, rtp, all, month, jackpotPools }, entry }) => ({
      jackpots: shownPools(jackpots.shownFor(merchant.id, entry.row.rtp, jackpotPools)),
      gameCode,
      kind,
      mathVersion,
      name: snapshot.nameOf(entry.vendor, gameCode, context.language.toUpperCase()) ?? gameCode,
      gameType: entry.gameType,
      rtp: rtp ?? entry.row.rtp,
      all: shownReturn(kind, all, leastRounds),
      month: shownReturn(kind, month, leastRounds),
    })),
  }
})

const shownPools = (shown: { pools: readonly string[]; totalRtp: string } | null) =>
  shown && { pools: [...shown.pools], totalRtp: shown.totalRtp }
