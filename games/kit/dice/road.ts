/**
 * The last throws, newest first, and on a desktop the statistics of the known rounds. Counted, never
 * presented as a promise.
 */
import { make } from '../stage/dom/element.ts'
import type { RoadParts, TableRoads } from '../table/look.ts'
import type { PastResult } from '../table/page.ts'
import { dieView } from './die.ts'
import type { DrawFace } from './pips.ts'
import styles from './road.module.css'
import { diceOf, FACES } from './spots.ts'

export interface ThrowMark {
  readonly text: string
  /** Its letter says the same as its colour. */
  readonly look: 'low' | 'high' | 'middle' | 'triple'
}

export interface RoadWords {
  readonly lastThrows: string
  readonly faces: string
  faceName(face: number): string
  times(count: number): string
  predictsNothing(rounds: number): string
}

const SHOWN = 36

/** `markOf` names what a throw was (null: nothing but its dice). */
export function makeDiceRoad(
  { texts }: RoadParts,
  words: RoadWords,
  drawFace: DrawFace,
  markOf: (past: PastResult) => ThrowMark | null,
): TableRoads {
  const strip = make('ol', {
    className: styles.strip,
    attributes: { 'aria-label': words.lastThrows, tabindex: '0' },
  })
  const none = make('p', { className: styles.none, text: texts.noRounds })
  const statistics = make('div', { className: styles.statistics })
  return {
    view: make('div', { className: styles.road }, none, strip, statistics),
    show(history) {
      const known = history.filter(({ winner }) => diceOf(winner).length === 3)
      strip.replaceChildren(
        ...known
          .slice(-SHOWN)
          .reverse()
          .map((past) => make('li', {}, ...throwParts(past, words, drawFace, markOf(past)))),
      )
      none.hidden = known.length > 0
      strip.hidden = known.length === 0
      const thrown = known.flatMap(({ winner }) => diceOf(winner))
      statistics.replaceChildren(
        ...(known.length === 0
          ? []
          : [
              make('h3', { text: words.faces }),
              make(
                'ul',
                {},
                ...FACES.map((face) =>
                  make(
                    'li',
                    {},
                    dieView(face, drawFace),
                    make('span', { className: 'sr-only', text: words.faceName(face) }),
                    make('b', { text: words.times(thrown.filter((one) => one === face).length) }),
                  ),
                ),
              ),
              make('p', { text: words.predictsNothing(known.length) }),
            ]),
      )
    },
  }
}

/** For the list of tables: the last few throws. */
export function makeSmallDiceRoad(
  _parts: RoadParts,
  words: RoadWords,
  drawFace: DrawFace,
  markOf: (past: PastResult) => ThrowMark | null,
): TableRoads {
  const view = make('ol', {
    className: `${styles.strip} ${styles.small}`,
    attributes: { 'aria-label': words.lastThrows },
  })
  return {
    view,
    show: (history) =>
      view.replaceChildren(
        ...history
          .filter(({ winner }) => diceOf(winner).length === 3)
          .slice(-6)
          .reverse()
          .map((past) => make('li', {}, ...throwParts(past, words, drawFace, markOf(past)))),
      ),
  }
}

function throwParts(
  { winner }: PastResult,
  words: RoadWords,
  drawFace: DrawFace,
  mark: ThrowMark | null,
): HTMLElement[] {
  const dice = diceOf(winner)
  return [
    ...(mark ? [make('b', { className: styles[mark.look], text: mark.text })] : []),
    make(
      'span',
      {
        className: styles.dice,
        attributes: { role: 'img', 'aria-label': dice.map((face) => words.faceName(face)).join(' ') },
      },
      ...dice.map((face) => dieView(face, drawFace)),
    ),
  ]
}
