/** Everything that the product knows of BETTA20 (games/kit/manifest.ts). */
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
  code: 'BETTA20',
  nodeId: 1020,
  names: { TH: th.name, EN: en.name },
  poster: 'fish',
  returns: { sameAs: 'SIAMGOLD20' },
  digest: '1b3b8ab856ced8643bb2bf6d5563d751e6724a84a9aff6d36b19baea8d287a18',
}
