/** What the studio offers a house, as the catalogue takes it. */
import type { CatalogueDraft } from '../../modules/catalogue/index.ts'
import { gameByCode, otherGames, tableGames } from '../../studio/games.ts'
import { floorGames, studioSlots } from './locales/names.ts'

/** After the slots, which a house lists first; a house's own order stands once it has one. */
const FIRST_POSITION = 60

const slotDrafts: CatalogueDraft['games'] = studioSlots.map((game, index) => ({
  nodeId: 1001 + index, vendor: 'STUDIO', gameCode: game.gameCode, gameType: 'RNG', gameClassify: 'SL', names: { TH: game.th, EN: game.en }, iconUrl: `/art/poster-${game.picture}.svg`,
  isFreePlayable: true, rtp: gameByCode(game.gameCode)!.rtp, isHot: game.isHot ?? false, isNew: game.isNew ?? false, position: 10 + index,
}))

/** In the order of the lobby. A game between members has no return of its own: the house takes its share of the pot and nothing else. */
export const floorDrafts: CatalogueDraft['games'] = floorGames.map((game, index) => ({
  nodeId: game.nodeId, vendor: 'STUDIO', gameCode: game.gameCode, gameType: game.gameType, gameClassify: 'TG', names: game.names,
  iconUrl: `/art/poster-${game.picture}.svg`, isFreePlayable: game.gameType !== 'PVP', rtp: mainReturnOf(game.gameCode),
  isHot: game.isHot ?? false, isNew: true, position: FIRST_POSITION + index,
}))

/** The figure of the first main bet, which is the one most play; every other bet's stands in the game's help. */
function mainReturnOf(gameCode: string): string {
  const table = tableGames.find((game) => game.gameCode === gameCode)
  if (table) return table.spots.find(({ isSide }) => !isSide)!.rtp
  const other = otherGames.find((game) => game.gameCode === gameCode)
  return other?.kind === 'HAND' || other?.kind === 'FISH' ? other.rtp : ''
}

/** Everything, slots first. */
export const studioDrafts: CatalogueDraft['games'] = [...slotDrafts, ...floorDrafts]
