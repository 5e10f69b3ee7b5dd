/** TEMPLATETABLE at a shared table: the places to bet on, the die on the felt, and the list of past throws. */
import { make } from '../../kit/stage/dom/element.ts'
import type { TableLook } from '../../kit/table/look.ts'
import { makeRowRoads } from '../../kit/table/roads/row-roads.ts'
import { en } from '../locales/en.ts'
import { th } from '../locales/th.ts'
import { DieScene } from './die-scene.ts'
import styles from './template-table.module.css'

const texts = { th, en }
const FACES = [1, 2, 3, 4, 5, 6]

export const look: TableLook = {
  texts,
  makeBoard: ({ spot, language }) => {
    const nameOf = texts[language].nameOf!
    const side = (code: 'LOW' | 'HIGH', pigment: 'player' | 'banker'): HTMLElement =>
      spot({ code, label: nameOf(code), name: nameOf(code), pigment, hasTotals: true })
    const face = (number: number): HTMLElement =>
      spot({
        code: `FACE:${number}`,
        label: `${number}`,
        name: nameOf(`FACE:${number}`),
        pigment: 'soot',
        isSmall: true,
      })
    return make(
      'div',
      { className: styles.layout },
      make('div', { className: styles.sides }, side('LOW', 'player'), side('HIGH', 'banker')),
      make('div', { className: styles.faces }, ...FACES.map(face)),
    )
  },
  makeScene: (parts) => new DieScene(parts),
  makeRoads: (parts) =>
    makeRowRoads(
      {
        caption: texts[parts.language].name,
        rowNames: FACES.map(String),
        cellsOf: ({ winner }) =>
          FACES.map((number) => (winner === `${number}` ? { sign: winner, tone: 'gold' } : null)),
      },
      parts,
    ),
  payRows: ({ language }) => {
    const nameOf = texts[language].nameOf!
    return [
      { name: `${nameOf('LOW')} · ${nameOf('HIGH')}`, spot: 'HIGH' },
      { name: nameOf('FACE:1'), spot: 'FACE:1' },
    ]
  },
}
