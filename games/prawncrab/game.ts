/** Everything that the product knows of PRAWNCRAB (games/kit/manifest.ts). */
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
export const drawn: Drawn = [{ part: 'dice', label: 'dice', as: 'faces' }]

export const game: TableListing = {
  code: 'PRAWNCRAB',
  nodeId: 1106,
  names: { TH: th.name, EN: 'Fish Prawn Crab' },
  poster: 'prawncrab',
  isNew: true,
  tables: [
    { names: { th: 'น้ำเต้าปูปลา ตลาดน้ำ', en: 'Fish Prawn Crab Floating Market' }, dealer: 3, limits: 'USUAL' },
  ],
  returns: { outcomes: everyThrow },
  digest: 'a2df0d811ca503f5f7d2eb65c573097c7f0c50685b5bdb58ca87124f2e1acfbf',
}
