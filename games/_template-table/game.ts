/** Everything that the product knows of TEMPLATETABLE (games/kit/manifest.ts). */
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
export const drawn: Drawn = [{ part: 'dice', label: 'dice', as: 'dice' }]

export const game: TableListing = {
  code: 'TEMPLATETABLE',
  nodeId: 1199,
  names: { TH: th.name, EN: en.name },
  poster: 'templatetable',
  isNew: true,
  tables: [{ names: { th: 'โต๊ะต้นแบบ 1', en: 'Template table 1' }, dealer: 0, limits: 'USUAL' }],
  returns: { outcomes: () => [1, 2, 3, 4, 5, 6].map((die) => ({ dice: [die] })) },
  digest: '1fe688354c68b6180fd96469692904511a2880e49c1f3f55457f11196b5fecd4',
}
