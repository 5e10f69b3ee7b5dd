/** Everything that the product knows of TEMPLATE (games/kit/manifest.ts). */
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
  code: 'TEMPLATE',
  nodeId: 1099,
  names: { TH: th.name, EN: en.name },
  poster: 'template',
  isNew: true,
  returns: { deviation: 2.7674, skew: 6.6 },
  digest: '82a535f47cedd31659274e22ad4fb4534627e5ae489538e1312daa9a142b70c9',
}
