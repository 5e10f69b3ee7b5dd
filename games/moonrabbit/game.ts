/** Everything that the product knows of MOONRABBIT (games/kit/manifest.ts). */
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
  code: 'MOONRABBIT',
  nodeId: 1012,
  names: { TH: th.name, EN: en.name },
  poster: 'rabbit',
  returns: { sameAs: 'TUKTUK3' },
  digest: '4df8e99b007e82161b0157453fc50e3f4753da2cc09e9af1ff23386a6b47e234',
}
