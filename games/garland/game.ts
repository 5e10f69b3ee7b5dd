/** Everything that the product knows of GARLAND (games/kit/manifest.ts). */
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
  code: 'GARLAND',
  nodeId: 1009,
  names: { TH: th.name, EN: en.name },
  poster: 'garland',
  returns: { deviation: 1.921922, skew: 3.66 },
  digest: '8a3cd0f2b0b9a19a1048cb2a7a1246bf708593fbb614dd1f09732ce9079316b9',
}
