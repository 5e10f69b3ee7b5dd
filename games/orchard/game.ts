/** Everything that the product knows of ORCHARD (games/kit/manifest.ts). */
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
  code: 'ORCHARD',
  nodeId: 1022,
  names: { TH: th.name, EN: en.name },
  poster: 'fruit',
  returns: { deviation: 5.7182, skew: 18.4 },
  digest: '00c7dd6e2a669a11667880aefb2047f543c3918425810a40637f0b76c4a15491',
}
