/** Everything that the product knows of JEWELLOTUS (games/kit/manifest.ts). */
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
  code: 'JEWELLOTUS',
  nodeId: 1019,
  names: { TH: th.name, EN: en.name },
  poster: 'lotus',
  returns: { sameAs: 'NAGA243' },
  digest: '3b046b4d564ba0b853724de5e73cd2fedd2c4e2f28e011d02e6d47a99df07602',
}
