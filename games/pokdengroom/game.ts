/** Everything that the product knows of POKDENGROOM (games/kit/manifest.ts). */
import type { Drawn, RoomListing, RoomRules, RoomStage } from '../kit/manifest.ts'
import { th } from './locales/th.ts'

export const kind = 'ROOM'
export const rules: RoomRules = () => import('./rules/index.ts')
export const stage: RoomStage = () => import('./stage/index.ts')
export const replay = null
export const words = null
export const drawn: Drawn = [{ part: 'cards', label: 'cards_dealt', as: 'cards' }]

export const game: RoomListing = {
  code: 'POKDENGROOM',
  nodeId: 1302,
  names: { TH: th.name, EN: 'Pok Deng Rooms' },
  poster: 'pokdengroom',
  isNew: true,
  rooms: {
    bets: [
      [100, 500],
      [500, 2500],
      [1000, 5000],
      [5000, 25_000],
      [20_000, 100_000],
    ],
    seatCounts: [6],
  },
}
