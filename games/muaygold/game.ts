/** Everything that the product knows of MUAYGOLD (games/kit/manifest.ts). */
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
  code: 'MUAYGOLD',
  nodeId: 1013,
  names: { TH: th.name, EN: en.name },
  poster: 'gloves',
  isHot: true,
  returns: { deviation: 3.1575, skew: 7.9 },
  digest: '3d1f0a4ced6b44f7047d4adc7f1802810aa198cf06da57b3da7587d7bec21bee',
}
