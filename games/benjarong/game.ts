/** Everything that the product knows of BENJARONG (games/kit/manifest.ts). */
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
  code: 'BENJARONG',
  nodeId: 1023,
  names: { TH: th.name, EN: en.name },
  poster: 'benjarong',
  isNew: true,
  returns: { sameAs: 'SOMTAM20' },
  digest: 'd1e28356511252b5932c9103caaceba9fd5155e58e1f6acec411c35c00de0fb8',
}
