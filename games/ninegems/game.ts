/** Everything that the product knows of NINEGEMS (games/kit/manifest.ts). */
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
  code: 'NINEGEMS',
  nodeId: 1016,
  names: { TH: th.name, EN: en.name },
  poster: 'gems',
  isHot: true,
  returns: { sameAs: 'SOMTAM20' },
  digest: '4a9c98913bf7d8c0be33773c54b7519887790c7c364d2c090ea6d753e54e85ff',
}
