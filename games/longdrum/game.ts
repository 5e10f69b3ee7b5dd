/** Everything that the product knows of LONGDRUM (games/kit/manifest.ts). */
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
  code: 'LONGDRUM',
  nodeId: 1007,
  names: { TH: th.name, EN: en.name },
  poster: 'drum',
  returns: { sameAs: 'SIAMGOLD20' },
  digest: '0eb2eef9397558211698319794395df1fab72a83965d64f8d813580ed3055a2c',
}
