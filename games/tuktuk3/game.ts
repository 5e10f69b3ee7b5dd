/** Everything that the product knows of TUKTUK3 (games/kit/manifest.ts). */
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
  code: 'TUKTUK3',
  nodeId: 1002,
  names: { TH: th.name, EN: en.name },
  poster: 'tuktuk',
  isHot: true,
  returns: { deviation: 3.331436, skew: 9.2 },
  digest: '46544f62e038214e030d7ce9ab43c19933b9b0675374e626e33d24e70a5d5fdb',
}
