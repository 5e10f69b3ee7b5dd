/** Everything that the product knows of NAGA243 (games/kit/manifest.ts). */
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
  code: 'NAGA243',
  nodeId: 1003,
  names: { TH: th.name, EN: en.name },
  poster: 'naga',
  isHot: true,
  returns: { deviation: 3.6022, skew: 8.7 },
  digest: 'e03e14f0991c2bc9c3894b1cd512a8d2c15716fa922b095239632b2d3bd0a3b7',
}
