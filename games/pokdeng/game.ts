/** Everything that the product knows of POKDENG (games/kit/manifest.ts). */
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
  { part: 'dealer', label: 'dealer', as: 'cards' },
  { part: 'hands', as: 'hands' },
]

export const game: TableListing = {
  code: 'POKDENG',
  nodeId: 1108,
  names: { TH: th.name, EN: en.name },
  poster: 'pokdeng',
  isHot: true,
  isNew: true,
  tables: [
    { names: { th: 'ป๊อกเด้ง ศาลาริมทาง', en: 'Pok Deng Wayside' }, dealer: 5, limits: 'SMALL' },
    {
      names: { th: 'ป๊อกเด้ง ศาลาทอง', en: 'Pok Deng Golden Hall' },
      dealer: 1,
      limits: { min: 10_000n, max: 1_000_000n, sideMax: 500_000n },
    },
  ],
  returns: { everySpot: { deviation: 1.3596, skew: 1.56 } },
  digest: '01822c6c8381f8081ec5b5c64bc0d93b0e83d0f1f91d4ed2ca872a4695ed2683',
}
