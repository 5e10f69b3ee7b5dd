/** Everything that the product knows of DRAGONTIGER (games/kit/manifest.ts). */
import type { Drawn, SpotReturns, TableListing, TableRules, TableStage, TableWords } from '../kit/manifest.ts'
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
  { part: 'dragon', label: 'dragon', as: 'card' },
  { part: 'tiger', label: 'tiger', as: 'card' },
]

/** The exact chances of domain/studio-games.md §3.3. */
const side: SpotReturns = {
  chances: [
    [0.462651, 2],
    [0.074699, 0.5],
    [0.46265, 0],
  ],
}

export const game: TableListing = {
  code: 'DRAGONTIGER',
  nodeId: 1102,
  names: { TH: th.name, EN: en.name },
  poster: 'dragontiger',
  isHot: true,
  isNew: true,
  tables: [
    { names: { th: 'เสือมังกร โต๊ะแดง', en: 'Dragon Tiger Red' }, dealer: 3, limits: 'USUAL' },
    { names: { th: 'เสือมังกร โต๊ะทอง', en: 'Dragon Tiger Gold' }, dealer: 4, limits: 'HIGH' },
  ],
  returns: {
    spots: {
      DRAGON: side,
      TIGER: side,
      TIE: { most: 12 },
      SUITED_TIE: { most: 51 },
      DRAGON_BIG: { most: 2 },
      DRAGON_SMALL: { most: 2 },
      DRAGON_ODD: { most: 2 },
      DRAGON_EVEN: { most: 2 },
      TIGER_BIG: { most: 2 },
      TIGER_SMALL: { most: 2 },
      TIGER_ODD: { most: 2 },
      TIGER_EVEN: { most: 2 },
    },
  },
  digest: '4e6c108317d94a41be86c9ce05709d164c5a1d5713173dccd92e3a69fb3aadfa',
}
