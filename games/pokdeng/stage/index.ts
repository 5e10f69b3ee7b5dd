/** POKDENG at a shared table: six hands against the dealer, each named by its type and its deng. */
import { make } from '../../kit/stage/dom/element.ts'
import { DealtScene, type DealtCard } from '../../kit/table/dealt-scene.ts'
import type { TableLook } from '../../kit/table/look.ts'
import { makeRowRoads } from '../../kit/table/roads/row-roads.ts'
import { en } from '../locales/en.ts'
import { th } from '../locales/th.ts'
import type { Outcome } from '../rules/index.ts'
import { DENG } from '../rules/sheet.ts'
import styles from './pokdeng.module.css'

const texts = { th, en }
const SEATS = [1, 2, 3, 4, 5, 6]
const keyOf = (seat: number): string => `HAND${seat}`

/** Two rounds of cards, the hands turned in the order of seats, third cards, and the dealer's last. */
function timelineOf({ hands, dealer }: Outcome): readonly DealtCard[] {
  const all = [
    ...hands.map((cards, index) => ({ hand: keyOf(index + 1), cards })),
    { hand: 'DEALER', cards: dealer },
  ]
  return all.flatMap(({ hand, cards }, place) =>
    cards.map(
      (card, index): DealtCard =>
        index < 2
          ? {
              hand,
              card,
              dealtMs: index * 560 + place * 80,
              turnedMs: hand === 'DEALER' ? 4400 : 1500 + place * 180,
            }
          : {
              hand,
              card,
              dealtMs: hand === 'DEALER' ? 4600 : 2800 + place * 150,
              turnedMs: hand === 'DEALER' ? 5000 : 3100 + place * 150,
            },
    ),
  )
}

export const look: TableLook = {
  texts,
  className: styles.stage,
  note: { th: th.own.note, en: en.own.note },
  makeBoard: ({ spot, language }) =>
    make(
      'div',
      { className: styles.layout },
      ...SEATS.map((seat) => {
        const { own, spots } = texts[language]
        return spot({
          code: keyOf(seat),
          label: spots[keyOf(seat)]!,
          name: spots[keyOf(seat)]!,
          pays: own.pays,
          pigment: 'tie',
          className: styles.seat,
        })
      }),
    ),
  makeScene: (parts) => {
    const { own } = texts[parts.language]
    return new DealtScene<Outcome>(parts, {
      className: styles.hands,
      hands: [
        { key: 'DEALER', name: own.dealer, className: styles.dealer },
        ...SEATS.map((seat) => ({ key: keyOf(seat), name: own.hand(seat), className: styles.hand })),
      ],
      timeline: timelineOf,
      label: ({ points, kind, deng }) =>
        [own.kinds[kind as keyof typeof own.kinds] || own.points(points), own.deng[deng!]]
          .filter(Boolean)
          .join(' '),
      verdict: (end) => own.ends[end],
    })
  },
  makeRoads: (parts) =>
    makeRowRoads(
      {
        caption: texts[parts.language].own.past,
        rowNames: SEATS.map((seat) => texts[parts.language].own.hand(seat)),
        cellsOf: ({ winner }) =>
          [...winner].map((letter) => ({
            sign: letter === 'W' ? '+' : letter === 'L' ? '\u2212' : '=',
            tone: letter === 'W' ? 'green' : letter === 'L' ? 'red' : 'gold',
          })),
      },
      parts,
    ),
  payRows: ({ language, oddsOf }) =>
    oddsOf('HAND1').map((pays, place) => ({
      name: texts[language].own.payRow(DENG[place]!),
      pays,
      spot: 'HAND1',
    })),
}
