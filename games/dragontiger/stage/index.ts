/** DRAGONTIGER at a shared table: one card a side, the tie between them, and four small bets under each. */
import { make } from '../../kit/stage/dom/element.ts'
import { DealtScene } from '../../kit/table/dealt-scene.ts'
import type { TableLook } from '../../kit/table/look.ts'
import { makeBeadLine, makeRoadBook, type RoadBook } from '../../kit/table/roads/road-book.ts'
import { en } from '../locales/en.ts'
import { th } from '../locales/th.ts'
import type { Outcome } from '../rules/index.ts'
import styles from './dragontiger.module.css'

const texts = { th, en }
const halves = ['BIG', 'SMALL', 'ODD', 'EVEN'] as const
const TIE_SIGN = '='

const bookOf = (language: 'th' | 'en'): RoadBook => ({
  letters: { A: 'D', B: 'T', T: TIE_SIGN },
  names: {
    A: texts[language].spots['DRAGON']!,
    B: texts[language].spots['TIGER']!,
    T: texts[language].spots['TIE']!,
  },
  resultOf: ({ winner, marks }) => ({
    side: winner === 'DRAGON' ? 'A' : winner === 'TIGER' ? 'B' : 'T',
    marks,
  }),
})

export const look: TableLook = {
  texts,
  makeBoard: ({ spot, language }) => {
    const names = texts[language].spots
    const small = (side: 'DRAGON' | 'TIGER') =>
      make(
        'div',
        { className: styles.halves },
        ...halves.map((half) =>
          spot({
            code: `${side}_${half}`,
            label: names[half]!,
            name: names[`${side}_${half}`]!,
            pigment: side === 'DRAGON' ? 'banker' : 'player',
            className: styles.half,
          }),
        ),
      )
    return make(
      'div',
      { className: styles.layout },
      make(
        'div',
        { className: styles.side },
        spot({
          code: 'DRAGON',
          label: names['DRAGON']!,
          name: names['DRAGON']!,
          pigment: 'banker',
          hasTotals: true,
        }),
        small('DRAGON'),
      ),
      make(
        'div',
        { className: styles.middle },
        spot({
          code: 'TIE',
          label: names['TIE']!,
          name: names['TIE']!,
          pigment: 'tie',
          className: styles.tie,
        }),
        spot({
          code: 'SUITED_TIE',
          label: names['SUITED_TIE']!,
          name: names['SUITED_TIE']!,
          pigment: 'tie',
          className: styles.suited,
        }),
      ),
      make(
        'div',
        { className: styles.side },
        spot({
          code: 'TIGER',
          label: names['TIGER']!,
          name: names['TIGER']!,
          pigment: 'player',
          hasTotals: true,
        }),
        small('TIGER'),
      ),
    )
  },
  makeScene: (parts) => {
    const names = texts[parts.language].spots
    return new DealtScene<Outcome>(parts, {
      className: styles.hands,
      hands: [
        { key: 'DRAGON', name: names['DRAGON']!, className: styles.dragonHand },
        { key: 'TIGER', name: names['TIGER']!, className: styles.tigerHand },
      ],
      timeline: ({ dragon, tiger }) => [
        { hand: 'DRAGON', card: dragon, dealtMs: 0, turnedMs: 1800 },
        { hand: 'TIGER', card: tiger, dealtMs: 400, turnedMs: 3200 },
      ],
    })
  },
  makeRoads: (parts) => makeRoadBook(bookOf(parts.language), parts),
  makeSmallRoad: (parts) => makeBeadLine(bookOf(parts.language), parts),
  payRows: ({ language }) => {
    const { spots } = texts[language]
    return [
      { name: `${spots['DRAGON']} · ${spots['TIGER']}`, spot: 'DRAGON' },
      { name: spots['TIE']!, spot: 'TIE' },
      { name: spots['SUITED_TIE']!, spot: 'SUITED_TIE' },
      { name: halves.map((half) => spots[half]).join(' · '), spot: 'DRAGON_BIG' },
    ]
  },
}
