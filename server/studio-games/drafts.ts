/**
 * What the studio offers a merchant, as the catalogue imports it: the manifests of games/, in order of their
 * numbers.
 */
import { games } from '../../games/all.ts'
import type { GameKind, Manifest } from '../../games/kit/manifest.ts'
import type { CatalogueDraft } from '../../modules/catalogue/index.ts'
import { studioCode } from '../../studio/house/code.ts'
import { gameByCode, otherGames, tableGameByCode } from '../../studio/house/games.ts'

type GameDraft = CatalogueDraft['games'][number]

/** Slots come first in the lobby; a merchant's own order replaces it. */
const FIRST_SLOT = 10
const FIRST_OTHER = 60

const types: Readonly<Record<GameKind, Pick<GameDraft, 'gameType' | 'gameClassify'>>> = {
  SOLO: { gameType: 'RNG', gameClassify: 'SL' },
  TABLE: { gameType: 'LIVE', gameClassify: 'TG' },
  HAND: { gameType: 'LIVE', gameClassify: 'TG' },
  FISH: { gameType: 'FISH', gameClassify: 'TG' },
  ROOM: { gameType: 'PVP', gameClassify: 'TG' },
}

const draftOf = ({ kind, game }: Manifest, position: number): GameDraft => ({
  nodeId: game.nodeId,
  vendor: studioCode,
  gameCode: game.code,
  ...types[kind],
  ...('gameType' in game ? { gameType: game.gameType } : {}),
  names: game.names,
  iconUrl: `/art/poster-${game.poster}.svg`,
  isFreePlayable: kind !== 'ROOM',
  rtp: mainReturnOf(game.code),
  isHot: game.isHot ?? false,
  isNew: game.isNew ?? false,
  position,
})

/**
 * Of a table the figure of the first main bet, which most members play; those of the other bets are in the
 * game's help. A game between members has no return of its own: the house takes its rake and nothing else.
 */
function mainReturnOf(gameCode: string): string {
  const table = tableGameByCode(gameCode)
  if (table) return table.spots.find(({ isSide }) => !isSide)!.rtp
  return (gameByCode(gameCode) ?? otherGames.find((game) => game.gameCode === gameCode))!.rtp
}

const inOrder = games.toSorted((a, b) => a.game.nodeId - b.game.nodeId)

export const slotDrafts: CatalogueDraft['games'] = inOrder
  .filter(({ kind }) => kind === 'SOLO')
  .map((game, index) => draftOf(game, FIRST_SLOT + index))
export const floorDrafts: CatalogueDraft['games'] = inOrder
  .filter(({ kind }) => kind !== 'SOLO')
  .map((game, index) => draftOf(game, FIRST_OTHER + index))

/** Everything, slots first. */
export const studioDrafts: CatalogueDraft['games'] = [...slotDrafts, ...floorDrafts]
