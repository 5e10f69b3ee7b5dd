/** COCKFIGHT at a shared table: two sides, two kinds of draw, the fight in its arena, and the maps. */
import { make } from '../../kit/stage/dom/element.ts'
import type { TableLook } from '../../kit/table/look.ts'
import { makeBeadLine, makeRoadBook, type RoadBook } from '../../kit/table/roads/road-book.ts'
import { en } from '../locales/en.ts'
import { th } from '../locales/th.ts'
import styles from './cockfight.module.css'
import { FightScene } from './fight-scene.ts'

const texts = { th, en }

const bookOf = (language: 'th' | 'en'): RoadBook => {
  const { spots, draw } = texts[language]
  return {
    letters: { A: 'M', B: 'W', T: '=' },
    names: { A: spots['MERON']!, B: spots['WALA']!, T: draw },
    resultOf: ({ winner }) => ({
      side: winner === 'MERON' ? 'A' : winner === 'WALA' ? 'B' : 'T',
      marks: [],
    }),
  }
}

const pigments = { MERON: 'banker', WALA: 'player', BDD: 'tie', FTD: 'gold' } as const

export const look: TableLook = {
  texts,
  makeBoard: ({ spot, language }) => {
    const names = texts[language].spots
    return make(
      'div',
      { className: styles.layout },
      ...(['MERON', 'WALA', 'BDD', 'FTD'] as const).map((code) =>
        spot({
          code,
          label: names[code]!,
          name: names[code]!,
          pigment: pigments[code],
          hasTotals: code === 'MERON' || code === 'WALA',
        }),
      ),
    )
  },
  makeScene: (parts) => new FightScene(parts, texts[parts.language]),
  makeRoads: (parts) => makeRoadBook(bookOf(parts.language), parts),
  makeSmallRoad: (parts) => makeBeadLine(bookOf(parts.language), parts),
  payRows: ({ language }) => {
    const { spots } = texts[language]
    return (['MERON', 'WALA', 'BDD', 'FTD'] as const).map((code) => ({ name: spots[code]!, spot: code }))
  },
}
