/** Everything that the product knows of BACCARAT (games/kit/manifest.ts). */
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
  { part: 'player', label: 'player', as: 'cards' },
  { part: 'banker', label: 'banker', as: 'cards' },
]

export const game: TableListing = {
  code: 'BACCARAT',
  nodeId: 1101,
  names: { TH: th.name, EN: en.name },
  poster: 'baccarat',
  isHot: true,
  isNew: true,
  tables: [
    { names: { th: 'บาคาร่า ศาลาเล็ก', en: 'Baccarat Small Hall' }, dealer: 0, limits: 'SMALL' },
    { names: { th: 'บาคาร่า ศาลากลาง', en: 'Baccarat Middle Hall' }, dealer: 1, limits: 'USUAL' },
    { names: { th: 'บาคาร่า ศาลาทอง', en: 'Baccarat Golden Hall' }, dealer: 2, limits: 'HIGH' },
  ],
  returns: {
    // The exact chances of domain/studio-games.md §3.1.
    spots: {
      PLAYER: {
        chances: [
          [0.446247, 2],
          [0.095156, 1],
          [0.458597, 0],
        ],
      },
      BANKER: {
        chances: [
          [0.458597, 1.95],
          [0.095156, 1],
          [0.446247, 0],
        ],
      },
      TIE: { most: 9 },
      PLAYER_PAIR: { most: 12 },
      BANKER_PAIR: { most: 12 },
      DRAGON7: { most: 41 },
      PANDA8: { most: 26 },
    },
  },
  digest: '421723f555c2261b83a034489044c535459beed5d5fdcf720da0bccb8664fcea',
}
