/** Everything that the product knows of HOLDEM (games/kit/manifest.ts). */
import type { Drawn, RoomListing, RoomRules, RoomStage } from '../kit/manifest.ts'
import { th } from './locales/th.ts'

export const kind = 'ROOM'
export const rules: RoomRules = () => import('./rules/index.ts')
export const stage: RoomStage = () => import('./stage/index.ts')
export const replay = null
export const words = null
export const drawn: Drawn = [{ part: 'cards', label: 'cards_dealt', as: 'cards' }]

export const game: RoomListing = {
  code: 'HOLDEM',
  nodeId: 1301,
  names: { TH: th.name, EN: "Texas Hold'em" },
  poster: 'poker',
  isHot: true,
  isNew: true,
  rooms: {
    blinds: [
      [50, 100],
      [100, 200],
      [500, 1000],
      [2500, 5000],
      [10_000, 20_000],
    ],
    seatCounts: [6, 9],
  },
}
