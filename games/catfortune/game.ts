/** Everything that the product knows of CATFORTUNE (games/kit/manifest.ts). */
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
  code: 'CATFORTUNE',
  nodeId: 1005,
  names: { TH: th.name, EN: en.name },
  poster: 'cat',
  returns: { deviation: 1.990215, skew: 3.14 },
  digest: '510ed413a71223fcf9d45cdc9798964a04e53b75abf3582f38a6b258a82a3f1e',
}
