/** Everything that the product knows of BOSANG (games/kit/manifest.ts). */
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
  code: 'BOSANG',
  nodeId: 1021,
  names: { TH: th.name, EN: en.name },
  poster: 'bosang',
  isNew: true,
  returns: { sameAs: 'TUKTUK3' },
  digest: '290047cc4137622938ef7cf2103effac76f6d7beda2e035efbf17fb0fd3e8356',
}
