/** BACCARAT at a shared table: six bet areas and two side bets, two hands on the felt, five road maps. */
import { DealtScene } from '../../kit/table/dealt-scene.ts'
import type { TableLook } from '../../kit/table/look.ts'
import { makeBeadLine, makeRoadBook, type RoadBook } from '../../kit/table/roads/road-book.ts'
import { make } from '../../kit/stage/dom/element.ts'
import { totalOf } from '../../../kernel/cards/cards.ts'
import { en } from '../locales/en.ts'
import { th } from '../locales/th.ts'
import type { Outcome } from '../rules/index.ts'
import styles from './baccarat.module.css'
import { timelineOf } from './timeline.ts'

const texts = { th, en }

/** What a spot pays, as written on it. */
const pays: Readonly<Record<string, string>> = {
  PLAYER: '1 : 1', BANKER: '0.95 : 1', TIE: '8 : 1', PLAYER_PAIR: '11 : 1', BANKER_PAIR: '11 : 1', DRAGON7: '40 : 1', PANDA8: '25 : 1',
}

/** B red, P blue, T green; a dot at the corner for a pair. */
const bookOf = (language: 'th' | 'en'): RoadBook => ({
  letters: { A: 'B', B: 'P', T: 'T' },
  cornerMarks: { A: 'BANKER_PAIR', B: 'PLAYER_PAIR' },
  names: { A: texts[language].spots['BANKER']!, B: texts[language].spots['PLAYER']!, T: texts[language].spots['TIE']! },
  resultOf: ({ winner, marks }) => ({ side: winner === 'BANKER' ? 'A' : winner === 'PLAYER' ? 'B' : 'T', marks }),
})

export const look: TableLook = {
  texts,
  makeBoard: ({ spot, language }) => {
    const names = texts[language].spots
    const area = (code: string, pigment: 'player' | 'banker' | 'tie' | 'gold' | 'soot', className: string | undefined, hasTotals = false) =>
      spot({ code, label: names[code]!, name: names[code]!, pays: pays[code]!, pigment, className, hasTotals })
    return make('div', { className: styles.layout },
      area('PLAYER_PAIR', 'player', styles.playerPair), area('TIE', 'tie', styles.tie), area('BANKER_PAIR', 'banker', styles.bankerPair),
      area('PLAYER', 'player', styles.player, true), area('BANKER', 'banker', styles.banker, true),
      area('PANDA8', 'player', styles.panda), area('DRAGON7', 'banker', styles.dragon))
  },
  makeScene: (parts) => {
    const { player, banker } = texts[parts.language].hands
    return new DealtScene<Outcome>(parts, {
      hands: [{ key: 'player', name: player, className: styles.playerHand }, { key: 'banker', name: banker, className: styles.bankerHand }],
      timeline: timelineOf,
      label: (_hand, seen) => `${totalOf(seen)}`,
      ends: (outcome) => {
        const lead = totalOf(outcome.player) - totalOf(outcome.banker)
        return { player: lead > 0 ? 'won' : 'even', banker: lead < 0 ? 'won' : 'even' }
      },
    })
  },
  makeRoads: (parts) => makeRoadBook(bookOf(parts.language), parts),
  makeSmallRoad: (parts) => makeBeadLine(bookOf(parts.language), parts),
  payRows: ({ spots }) => Object.entries(pays).map(([spot, pay]) => ({ name: spots[spot]!, pays: pay, spot })),
  winners({ winner, marks }, outcome) {
    const { player, banker } = outcome as Outcome
    return [
      winner, ...marks.filter((mark) => mark === 'PLAYER_PAIR' || mark === 'BANKER_PAIR'),
      ...(winner === 'BANKER' && banker.length === 3 && totalOf(banker) === 7 ? ['DRAGON7'] : []),
      ...(winner === 'PLAYER' && player.length === 3 && totalOf(player) === 8 ? ['PANDA8'] : []),
    ]
  },
}
