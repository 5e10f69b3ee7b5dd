/** Everything that the product knows of BLACKJACK (games/kit/manifest.ts). */
import type { Drawn, OwnListing, OwnRules, OwnStage } from '../kit/manifest.ts'
import { en } from './locales/en.ts'
import { th } from './locales/th.ts'

export const kind = 'HAND'
export const rules: OwnRules = () => import('./rules/index.ts')
export const stage: OwnStage = () => import('./stage/index.ts')
export const replay = null
export const words = null
export const drawn: Drawn = [{ part: 'cards', label: 'cards_drawn', as: 'cards' }]

export const game: OwnListing = {
  code: 'BLACKJACK',
  nodeId: 1109,
  names: { TH: th.name, EN: en.name },
  poster: 'blackjack',
  isNew: true,
  // With the best play (domain/studio-games.md §3.4).
  returns: { deviation: 1.1452, skew: 1.24 },
}
