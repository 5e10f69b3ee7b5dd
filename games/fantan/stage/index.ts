/** FANTAN at a shared table: beads under a cup, counted off by fours. */
import { make } from '../../kit/stage/dom/element.ts'
import type { TableLook } from '../../kit/table/look.ts'
import { makeRowRoads } from '../../kit/table/roads/row-roads.ts'
import type { Sign } from '../../kit/table/roads/sign-drawing.ts'
import { en } from '../locales/en.ts'
import { th } from '../locales/th.ts'
import { BeadScene } from './bead-scene.ts'
import styles from './fantan.module.css'

const texts = { th, en }
const NUMBERS = [1, 2, 3, 4]
const pairs = ['1-2', '1-3', '1-4', '2-3', '2-4', '3-4']
const triples = ['1-2-3', '1-2-4', '1-3-4', '2-3-4']
const nims = NUMBERS.flatMap((win) =>
  NUMBERS.filter((push) => push !== win).map((push) => [win, push] as const),
)
/** A spot of each group: all of a group pay alike. */
const examples = { FAN: 'FAN:1', KWOK: 'KWOK:1-2', SSH: 'SSH:1-2-3', NIM: 'NIM:1-2' } as const
const tones: readonly Sign['tone'][] = ['red', 'blue', 'green', 'gold']

export const look: TableLook = {
  texts,
  className: styles.stage,
  hasLargeCloth: true,
  makeBoard: ({ spot, paysOf, language }) => {
    const { own } = texts[language]
    const group = (name: keyof typeof examples, ...spots: readonly HTMLElement[]): HTMLElement =>
      make(
        'div',
        { className: styles.group },
        make('p', {}, make('b', { text: own.groups[name] }), make('span', { text: paysOf(examples[name]) })),
        make('div', { className: `${styles.row} ${styles[name]}` }, ...spots),
      )
    const numbers = (code: string): string => code.replaceAll('-', ' · ')
    return make(
      'div',
      { className: styles.layout },
      group(
        'FAN',
        ...NUMBERS.map((number, index) =>
          spot({
            code: `FAN:${number}`,
            label: `${number}`,
            name: `${own.groups.FAN} ${number}`,
            pigment: (['banker', 'player', 'tie', 'gold'] as const)[index]!,
            className: styles.fan,
          }),
        ),
      ),
      group(
        'KWOK',
        ...pairs.map((pair) =>
          spot({
            code: `KWOK:${pair}`,
            label: numbers(pair),
            name: `${own.groups.KWOK} ${pair}`,
            pigment: 'soot',
            className: styles.bare,
          }),
        ),
      ),
      group(
        'SSH',
        ...triples.map((triple) =>
          spot({
            code: `SSH:${triple}`,
            label: numbers(triple),
            name: `${own.groups.SSH} ${triple}`,
            pigment: 'soot',
            className: styles.bare,
          }),
        ),
      ),
      group(
        'NIM',
        ...nims.map(([win, push]) =>
          spot({
            code: `NIM:${win}-${push}`,
            label: `${win}`,
            name: own.nim(win, push),
            pigment: 'soot',
            className: styles.nim,
            content: [make('em', { text: own.push(push) })],
          }),
        ),
      ),
    )
  },
  makeScene: (parts) => new BeadScene(parts, texts[parts.language].own),
  makeRoads: (parts) =>
    makeRowRoads(
      {
        caption: texts[parts.language].own.groups.FAN,
        rowNames: NUMBERS.map(String),
        cellsOf: ({ winner }) =>
          NUMBERS.map((number, index) =>
            winner === `${number}` ? { sign: winner, tone: tones[index]! } : null,
          ),
      },
      parts,
    ),
  payRows: ({ language }) =>
    (Object.keys(examples) as (keyof typeof examples)[]).map((name) => ({
      name: texts[language].own.groups[name],
      spot: examples[name],
    })),
}
