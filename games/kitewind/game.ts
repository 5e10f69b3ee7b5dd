/** Everything that the product knows of KITEWIND (games/kit/manifest.ts). */
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
  code: 'KITEWIND',
  nodeId: 1006,
  names: { TH: th.name, EN: en.name },
  poster: 'kite',
  returns: { deviation: 8.3766, skew: 37 },
  digest: '2142df065e1f2545fd8863b44b8c294742e0eeb11aa1e41009a5689739b9444d',
}
