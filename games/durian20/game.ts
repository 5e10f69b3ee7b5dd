/** Everything that the product knows of DURIAN20 (games/kit/manifest.ts). */
import type { SoloListing, SoloRules, SoloStage } from '../kit/manifest.ts'
import { en } from './locales/en.ts'
import { th } from './locales/th.ts'

export const kind = 'SOLO'
export const rules: SoloRules = () => import('./rules/index.ts')
export const stage: SoloStage = () => import('./stage/index.ts')
export const replay = stage
export const words = null
export const drawn = null

export const game: SoloListing = {
  code: 'DURIAN20',
  nodeId: 1010,
  names: { TH: th.name, EN: en.name },
  poster: 'durian',
  isNew: true,
  returns: { deviation: 6.219, skew: 17 },
  digest: 'b58e8347bb3b88b0d599ddff75d5c5efab5f097ec0b07852566234df8adf43e9',
}
