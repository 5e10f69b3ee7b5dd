/** Everything that the product knows of COCKFIGHT (games/kit/manifest.ts). */
import type { Drawn, TableListing, TableRules, TableStage, TableWords } from '../kit/manifest.ts'
import { en } from './locales/en.ts'
import { th } from './locales/th.ts'

export const kind = 'TABLE'
export const rules: TableRules = () => import('./rules/index.ts')
export const stage: TableStage = () => import('./stage/index.ts')
export const replay = null
export const words: TableWords = async () => ({
  ...(await import('./locales/th.ts')),
  ...(await import('./locales/en.ts')),
})
export const drawn: Drawn = [{ part: 'number', label: 'number', as: 'number' }]

/** domain/sportsbook.md §6. */
const limits = { min: 2_000n, max: 5_000_000n, sideMax: 500_000n }

/** Chances and returns of domain/sportsbook.md §9. */
const draws = 0.105
export const game: TableListing = {
  code: 'COCKFIGHT',
  nodeId: 1110,
  names: { TH: th.name, EN: en.name },
  poster: 'rooster',
  gameType: 'COCKFIGHT',
  isNew: true,
  tables: [
    { names: { th: 'ไก่ชน สนามศาลา 1', en: 'Sala Arena 1' }, dealer: 0, limits },
    { names: { th: 'ไก่ชน สนามศาลา 2', en: 'Sala Arena 2' }, dealer: 1, limits: 'HIGH' },
    {
      names: { th: 'ไก่ชน สนามศาลา 3 กองกลาง', en: 'Sala Arena 3, pool' },
      dealer: 2,
      limits,
      paysBy: 'TOTE',
    },
  ],
  returns: {
    spots: {
      MERON: {
        chances: [
          [0.47, 1.88],
          [draws, 1],
          [0.425, 0],
        ],
      },
      WALA: {
        chances: [
          [0.425, 2.08],
          [draws, 1],
          [0.47, 0],
        ],
      },
      BDD: { most: 9 },
      FTD: { most: 89 },
    },
    tote: { wins: { MERON: 0.47, WALA: 0.425 }, returned: draws },
  },
  digest: 'd09166f787f5126a338663808bd193cfd3e8ae436205d870a9dbddc12eb8d40d',
}
