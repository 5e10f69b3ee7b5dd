/** BACCARAT at a shared table: six bet areas and two side bets, two hands on the felt, five road maps. */
import { DealtScene } from '../../kit/table/dealt-scene.ts'
import type { TableLook } from '../../kit/table/look.ts'
import { makeBeadLine, makeRoadBook, type RoadBook } from '../../kit/table/roads/road-book.ts'
import { make } from '../../kit/stage/dom/element.ts'
import { en } from '../locales/en.ts'
import { th } from '../locales/th.ts'
import type { Outcome } from '../rules/index.ts'
import styles from './baccarat.module.css'
import { timelineOf } from './timeline.ts'

const texts = { th, en }

/** The lines of the paytable. */
const paid = ['PLAYER', 'BANKER', 'TIE', 'PLAYER_PAIR', 'BANKER_PAIR', 'DRAGON7', 'PANDA8']

/** B red, P blue, T green; a dot at the corner for a pair. */
const bookOf = (language: 'th' | 'en'): RoadBook => ({
  letters: { A: 'B', B: 'P', T: 'T' },
  cornerMarks: { A: 'BANKER_PAIR', B: 'PLAYER_PAIR' },
  names: {
    A: texts[language].spots['BANKER']!,
    B: texts[language].spots['PLAYER']!,
    T: texts[language].spots['TIE']!,
  },
  resultOf: ({ winner, marks }) => ({
    side: winner === 'BANKER' ? 'A' : winner === 'PLAYER' ? 'B' : 'T',
    marks,
  }),
})

export const look: TableLook = {
  texts,
  makeBoard: ({ spot, language }) => {
    const names = texts[language].spots
    const area = (
      code: string,
      pigment: 'player' | 'banker' | 'tie' | 'gold' | 'soot',
      className: string | undefined,
      hasTotals = false,
    ) =>
      spot({
        code,
        label: names[code]!,
        name: names[code]!,
        pigment,
        className,
        hasTotals,
      })
    return make(
      'div',
      { className: styles.layout },
      area('PLAYER_PAIR', 'player', styles.playerPair),
      area('TIE', 'tie', styles.tie),
      area('BANKER_PAIR', 'banker', styles.bankerPair),
      area('PLAYER', 'player', styles.player, true),
      area('BANKER', 'banker', styles.banker, true),
      area('PANDA8', 'player', styles.panda),
      area('DRAGON7', 'banker', styles.dragon),
    )
  },
  makeScene: (parts) => {
    const { player, banker } = texts[parts.language].hands
    return new DealtScene<Outcome>(parts, {
      hands: [
        { key: 'PLAYER', name: player, className: styles.playerHand },
        { key: 'BANKER', name: banker, className: styles.bankerHand },
      ],
      timeline: timelineOf,
      label: ({ points }) => `${points}`,
    })
  },
  makeRoads: (parts) => makeRoadBook(bookOf(parts.language), parts),
  makeSmallRoad: (parts) => makeBeadLine(bookOf(parts.language), parts),
  payRows: ({ language }) => paid.map((spot) => ({ name: texts[language].spots[spot]!, spot })),
}
