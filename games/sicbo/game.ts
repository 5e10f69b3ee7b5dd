/** Everything that the product knows of SICBO (games/kit/manifest.ts). */
import { everyThrow } from '../../kernel/cards/dice.ts'
import type { Drawn, TableListing, TableRules, TableStage, TableWords } from '../kit/manifest.ts'
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
  code: 'SICBO',
  nodeId: 1104,
  names: { TH: th.name, EN: 'Sic Bo' },
  poster: 'sicbo',
  isNew: true,
  tables: [{ names: { th: 'ซิกโบ โต๊ะหยก', en: 'Sic Bo Jade' }, dealer: 0, limits: 'USUAL' }],
  returns: { outcomes: everyThrow },
  digest: '7686e03f0bd4f4ffa4aa6eb96188537f8b79b83fb6733f60a6b83dba05cb0da1',
}
