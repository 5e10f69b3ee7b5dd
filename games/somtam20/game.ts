/** Everything that the product knows of SOMTAM20 (games/kit/manifest.ts). */
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
  code: 'SOMTAM20',
  nodeId: 1004,
  names: { TH: th.name, EN: en.name },
  poster: 'somtam20',
  isHot: true,
  isNew: true,
  returns: { deviation: 4.7822, skew: 20.4 },
  digest: '083d8e89c70321baa2b902eb07873c02c92cd62bb4777a76e1f0ffa0750215bf',
}
