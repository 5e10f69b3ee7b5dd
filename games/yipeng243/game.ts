/** Everything that the product knows of YIPENG243 (games/kit/manifest.ts). */
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
  code: 'YIPENG243',
  nodeId: 1008,
  names: { TH: th.name, EN: en.name },
  poster: 'lantern',
  isHot: true,
  returns: { deviation: 3.2843, skew: 7.7 },
  digest: '2019a455e8baa85a9ffb61914a8d2474b541a2da4b4c5560d64d6e79fcdedf73',
}
