/** Everything that the product knows of YAKSHA25 (games/kit/manifest.ts). */
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
  code: 'YAKSHA25',
  nodeId: 1017,
  names: { TH: th.name, EN: en.name },
  poster: 'yaksha',
  isHot: true,
  returns: { deviation: 2.0797, skew: 3.9 },
  digest: '410bc0eb250dcf95771f6af4941bd76f1a15f71dab94cd8e374b126ec3fd2331',
}
