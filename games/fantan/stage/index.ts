/** FANTAN at a shared table: beads under a cup, counted off by fours. */
import { make } from '../../kit/stage/dom/element.ts'
import type { PayRow, TableLook } from '../../kit/table/look.ts'
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
const nims = NUMBERS.flatMap((win) => NUMBERS.filter((push) => push !== win).map((push) => [win, push] as const))
const pays = { FAN: '2.85 : 1', KWOK: '0.95 : 1', SSH: '0.95 : 3', NIM: '1.90 : 1' } as const
const tones: readonly Sign['tone'][] = ['red', 'blue', 'green', 'gold']

export const look: TableLook = {
  texts,
  className: styles.stage,
  hasLargeCloth: true,
  makeBoard: ({ spot, language }) => {
    const { own } = texts[language]
    const group = (name: keyof typeof pays, ...spots: readonly HTMLElement[]): HTMLElement =>
      make('div', { className: styles.group }, make('p', {}, make('b', { text: own.groups[name] }), make('span', { text: pays[name] })), make('div', { className: `${styles.row} ${styles[name]}` }, ...spots))
    const numbers = (code: string): string => code.replaceAll('-', ' · ')
    return make('div', { className: styles.layout },
      group('FAN', ...NUMBERS.map((number, index) => spot({ code: `FAN:${number}`, label: `${number}`, name: `${own.groups.FAN} ${number}`, pays: pays.FAN, pigment: (['banker', 'player', 'tie', 'gold'] as const)[index]!, className: styles.fan }))),
      group('KWOK', ...pairs.map((pair) => spot({ code: `KWOK:${pair}`, label: numbers(pair), name: `${own.groups.KWOK} ${pair}`, pays: pays.KWOK, pigment: 'soot', className: styles.bare }))),
      group('SSH', ...triples.map((triple) => spot({ code: `SSH:${triple}`, label: numbers(triple), name: `${own.groups.SSH} ${triple}`, pays: pays.SSH, pigment: 'soot', className: styles.bare }))),
      group('NIM', ...nims.map(([win, push]) => spot({ code: `NIM:${win}-${push}`, label: `${win}`, name: own.nim(win, push), pays: pays.NIM, pigment: 'soot', className: styles.nim, content: [make('em', { text: own.push(push) })] }))))
  },
  makeScene: (parts) => new BeadScene(parts, texts[parts.language].own),
  makeRoads: (parts) => makeRowRoads({
    caption: texts[parts.language].own.groups.FAN, rowNames: NUMBERS.map(String),
    cellsOf: ({ winner }) => NUMBERS.map((number, index) => (winner === `${number}` ? { sign: winner, tone: tones[index]! } : null)),
  }, parts),
  payRows: (_texts, language): PayRow[] => {
    const { groups } = texts[language].own
    return [
      { name: groups.FAN, pays: pays.FAN, spot: 'FAN:1' }, { name: groups.KWOK, pays: pays.KWOK, spot: 'KWOK:1-2' },
      { name: groups.SSH, pays: pays.SSH, spot: 'SSH:1-2-3' }, { name: groups.NIM, pays: pays.NIM, spot: 'NIM:1-2' },
    ]
  },
  winners: ({ winner }) => [
    `FAN:${winner}`, ...pairs.filter((pair) => pair.includes(winner)).map((pair) => `KWOK:${pair}`), ...triples.filter((triple) => triple.includes(winner)).map((triple) => `SSH:${triple}`),
    ...nims.filter(([win]) => `${win}` === winner).map(([win, push]) => `NIM:${win}-${push}`),
  ],
}
