/** Everything that the product knows of HILO (games/kit/manifest.ts). */
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
  code: 'HILO',
  nodeId: 1105,
  names: { TH: th.name, EN: 'Thai Hi-Lo' },
  poster: 'hilo',
  isHot: true,
  isNew: true,
  tables: [
    { names: { th: 'ไฮโล ลานวัด', en: 'Hi-Lo Temple Fair' }, dealer: 1, limits: 'SMALL' },
    { names: { th: 'ไฮโล โต๊ะใหญ่', en: 'Hi-Lo Grand' }, dealer: 2, limits: 'USUAL' },
  ],
  returns: { outcomes: everyThrow },
  digest: '932a2f93f9c95ca1017010a6bf92f7aa908d37615ab128d60f21f323b0228098',
}
