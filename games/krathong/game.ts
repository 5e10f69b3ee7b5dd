/** Everything that the product knows of KRATHONG (games/kit/manifest.ts). */
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
  code: 'KRATHONG',
  nodeId: 1024,
  names: { TH: th.name, EN: en.name },
  poster: 'krathong',
  isNew: true,
  returns: { sameAs: 'SOMTAM20' },
  digest: 'c1b155c0e49afaa0b37ebc06b708459fd56a7da89547358ce50d93283fd20a3f',
}
