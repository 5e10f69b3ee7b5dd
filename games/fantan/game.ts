/** Everything that the product knows of FANTAN (games/kit/manifest.ts). */
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
export const drawn: Drawn = [
  { part: 'beads', label: 'beads', as: 'number' },
  { part: 'residue', label: 'residue', as: 'number' },
]

export const game: TableListing = {
  code: 'FANTAN',
  nodeId: 1107,
  names: { TH: th.name, EN: en.name },
  poster: 'fantan',
  isNew: true,
  tables: [{ names: { th: 'กำถั่ว เรือนไม้', en: 'Fan Tan Teak House' }, dealer: 4, limits: 'USUAL' }],
  returns: {
    outcomes: () =>
      [1, 2, 3, 4].map((residue) => ({ beads: 100 + residue, residue: ((100 + residue - 1) % 4) + 1 })),
  },
  digest: 'c27ae503781d394ff529414b1f1a4f1c807be319025ffdbfe28ac4b6cd9b551d',
}
