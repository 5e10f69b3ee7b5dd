/**
 * The cloth of a dice game: groups of places, each with its payout. On a phone it scrolls, on a desktop all
 * of it is visible.
 */
import { make } from '../stage/dom/element.ts'
import type { BoardParts, SpotOptions } from '../table/look.ts'
import { roveByArrows } from '../table/rove.ts'
import styles from './board.module.css'
import { dieView } from './die.ts'
import type { DrawFace } from './pips.ts'
import type { DiceGroup, DiceSpot } from './spots.ts'

export interface DiceWords {
  /** Over a group; null: its places say everything. */
  title(group: string): string | null
  /** What is read out, and used in refusals. */
  name(code: string): string
  /** Written on the place; null: only the dice. */
  label(code: string): string | null
}

export function makeDiceBoard(
  parts: BoardParts,
  name: string,
  groups: readonly DiceGroup[],
  words: DiceWords,
  drawFace: DrawFace,
  looks: (group: string, code: string) => Partial<SpotOptions> = () => ({}),
): HTMLElement {
  const cloth = make(
    'div',
    { className: styles.cloth, attributes: { role: 'group', 'aria-label': name } },
    ...groups.map((group) => {
      const title = words.title(group.id)
      const view = make(
        'section',
        { className: `${styles.group} ${styles[group.id] ?? ''}`, attributes: { 'data-group': group.id } },
        ...(title === null
          ? []
          : [
              make(
                'h3',
                { className: styles.title, text: title },
                ...(group.hasOwnPays ? [] : [make('span', { text: parts.paysOf(group.spots[0]!.code) })]),
              ),
            ]),
        ...group.spots.map((spot) =>
          parts.spot({
            ...placeOf(spot, words, drawFace, group.hasOwnPays ? parts.paysOf(spot.code) : null),
            ...looks(group.id, spot.code),
          }),
        ),
      )
      view.style.setProperty('--columns', `${group.columns}`)
      view.style.setProperty('--wide', `${group.wideColumns}`)
      view.style.setProperty('--span', `${group.span}`)
      return view
    }),
  )
  roveByArrows(cloth)
  return make('div', { className: styles.scroll }, cloth)
}

/** `pays` is written on the place; null: its group says it. */
function placeOf(
  { code, faces }: DiceSpot,
  words: DiceWords,
  drawFace: DrawFace,
  pays: string | null,
): SpotOptions {
  const label = words.label(code)
  return {
    code,
    name: words.name(code),
    pigment: 'bare',
    isSmall: true,
    className: styles.place,
    content: [
      ...(faces.length > 0
        ? [
            make(
              'span',
              { className: styles.faces, attributes: { 'data-count': `${faces.length}` } },
              ...faces.map((face) => dieView(face, drawFace, styles.die)),
            ),
          ]
        : []),
      ...(label === null ? [] : [make('b', { text: label })]),
      ...(pays === null ? [] : [make('small', { text: pays })]),
    ],
  }
}
