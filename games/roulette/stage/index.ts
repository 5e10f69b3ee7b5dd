import type { TableLook } from '../../kit/table/look.ts'
import { en } from '../locales/en.ts'
import { th } from '../locales/th.ts'
import { makeRouletteBoard } from './board.ts'
import { makeNumberRoad, makeSmallNumberRoad } from './roads.ts'
import { makeRouletteScene } from './scene.ts'
import styles from './stage.module.css'

const texts = { th, en }

export const look: TableLook = {
  texts,
  className: styles.table,
  hasLargeCloth: true,
  makeBoard: (parts) => makeRouletteBoard(parts, texts[parts.language]),
  makeScene: (parts) => makeRouletteScene(parts, texts[parts.language]),
  makeRoads: (parts) => makeNumberRoad(parts, texts[parts.language]),
  makeSmallRoad: (parts) => makeSmallNumberRoad(parts, texts[parts.language]),
  payRows({ language }) {
    const { kinds } = texts[language]
    const examples = {
      straight: 'STRAIGHT:17',
      split: 'SPLIT:17-20',
      street: 'STREET:16-17-18',
      corner: 'CORNER:16-17-19-20',
      line: 'LINE:16-21',
      column: 'COLUMN:1',
      dozen: 'DOZEN:1',
      even: 'RED',
    } as const
    return (Object.keys(examples) as (keyof typeof examples)[]).map((kind) => ({
      name: kinds[kind],
      spot: examples[kind],
    }))
  },
}
