/** FISHHUNT as the studio and the verify page run it. */
import { sheet } from './sheet.ts'

export const game = { ...sheet, kind: 'FISH' } as const

export { resolveHit, type FreeShot, type SeenFish } from './hit.ts'
export { fishOf, isInSea, shoalAt } from '../../../kernel/fish/shoal.ts'
export {
  cubesOf,
  isPrice,
  killThreshold,
  targetOf,
  targets,
  varianceOf,
  type FishKind,
  type Gun,
} from './sheet.ts'
