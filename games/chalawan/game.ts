/** Everything that the product knows of CHALAWAN (games/kit/manifest.ts). */
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
  code: 'CHALAWAN',
  nodeId: 1011,
  names: { TH: th.name, EN: en.name },
  poster: 'croc',
  returns: { sameAs: 'NAGA243' },
  digest: '65f9331da6e65cb14d97039f7a6d593ac61e981a7a77ca626135d6ae53a8d934',
}
