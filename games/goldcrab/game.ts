/** Everything that the product knows of GOLDCRAB (games/kit/manifest.ts). */
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
  code: 'GOLDCRAB',
  nodeId: 1015,
  names: { TH: th.name, EN: en.name },
  poster: 'crab',
  returns: { sameAs: 'SOMTAM20' },
  digest: '70a1a612f8812268e201b37dc38699d5722c0664192b7ed3d9b434d24a57d289',
}
