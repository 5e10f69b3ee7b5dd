/** Everything that the product knows of FISHHUNT (games/kit/manifest.ts). */
import type { OwnListing, OwnRules, OwnStage } from '../kit/manifest.ts'
import { en } from './locales/en.ts'
import { th } from './locales/th.ts'

export const kind = 'FISH'
export const rules: OwnRules = () => import('./rules/index.ts')
export const stage: OwnStage = () => import('./stage/index.ts')
export const replay = null
export const words = null
export const drawn = null

export const game: OwnListing = {
  code: 'FISHHUNT',
  nodeId: 1201,
  names: { TH: th.name, EN: en.name },
  poster: 'fishhunt',
  isHot: true,
  isNew: true,
  // What was shot at decides; each window of shots carries its own.
  returns: { deviation: 0, skew: 0 },
}
