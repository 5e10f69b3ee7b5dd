/** Everything that the product knows of TIGERSPIRIT (games/kit/manifest.ts). */
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
  code: 'TIGERSPIRIT',
  nodeId: 1018,
  names: { TH: th.name, EN: en.name },
  poster: 'tiger',
  returns: { sameAs: 'SIAMGOLD20' },
  digest: '26c817323c6d8b79aae767a3344fa18bcaa73b2482f58895df82a6cc0bc86379',
}
