/** Everything that the product knows of ROULETTE (games/kit/manifest.ts). */
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

export const game: TableListing = {
  code: 'ROULETTE',
  nodeId: 1103,
  names: { TH: th.name, EN: en.name },
  poster: 'roulette',
  isNew: true,
  tables: [{ names: { th: 'รูเล็ต ริมน้ำ', en: 'Riverside Roulette' }, dealer: 5, limits: 'USUAL' }],
  returns: { outcomes: () => Array.from({ length: 37 }, (_, number) => ({ number })) },
  digest: 'e85298e7dbaa67b3a0e4bcb669b01df3ab8fe25fb6731de16f8cc2efb714321e',
}
