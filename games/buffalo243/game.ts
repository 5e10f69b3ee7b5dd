/** Everything that the product knows of BUFFALO243 (games/kit/manifest.ts). */
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
  code: 'BUFFALO243',
  nodeId: 1014,
  names: { TH: th.name, EN: en.name },
  poster: 'buffalo',
  isNew: true,
  returns: { deviation: 7.0128, skew: 20 },
  digest: '0a9142081f0d07651d01cd819f9c1ad4cc242fb3c7d06aa1cc6206e685b65c13',
}
