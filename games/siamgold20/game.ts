/** Everything that the product knows of SIAMGOLD20 (games/kit/manifest.ts). */
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
  code: 'SIAMGOLD20',
  nodeId: 1001,
  names: { TH: th.name, EN: en.name },
  poster: 'elephant',
  isHot: true,
  isNew: true,
  returns: { deviation: 3.3967, skew: 8.3 },
  digest: '4e018c5831f152203e77f0fa85ff6c735a905a6c169d96d6a694e323a6a72d94',
}
