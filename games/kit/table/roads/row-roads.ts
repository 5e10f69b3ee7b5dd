/** Past rounds as columns of signs, one row for each hand or number: the newest at the right. */
import { roadTexts } from '../../locales/road-texts.ts'
import { make } from '../../stage/dom/element.ts'
import type { RoadParts, TableRoads } from '../look.ts'
import type { PastResult } from '../page.ts'
import { drawSigns, type Sign } from './sign-drawing.ts'
import styles from './roads.module.css'

const WIDE_COLUMNS = 18
const MOST_LINES = 4

export interface RowRoadsSpec {
  readonly caption: string
  readonly rowNames: readonly string[]
  /** The signs of one round from the upper row down; null leaves a cell empty. */
  cellsOf(past: PastResult): readonly (Sign | null)[]
}

export function makeRowRoads(
  { caption, rowNames, cellsOf }: RowRoadsSpec,
  { language }: RoadParts,
): TableRoads {
  const texts = roadTexts[language]
  const total = make('span', { className: styles.total })
  const maps = make('div', { className: `${styles.maps} ${styles.whole}` })
  const isWide = matchMedia('(min-width: 1000px) and (min-height: 600px)')
  let shown: readonly PastResult[] = []
  const draw = (): void => {
    total.textContent = texts.rounds(shown.length)
    const columns = shown.map(cellsOf)
    // On a desktop the previous rounds are below, line by line, as far as they are known.
    const lines = isWide.matches
      ? Math.min(MOST_LINES, Math.max(1, Math.ceil(columns.length / (WIDE_COLUMNS - 1))))
      : 1
    maps.replaceChildren(
      ...Array.from({ length: lines }, (_, line) =>
        drawSigns(
          columns.slice(0, columns.length - line * (WIDE_COLUMNS - 1)),
          isWide.matches ? WIDE_COLUMNS : 23,
          rowNames,
          texts.maps,
        ),
      ),
    )
  }
  isWide.addEventListener('change', draw)
  return {
    view: make(
      'div',
      { className: styles.book },
      make('div', { className: styles.counts }, make('span', { text: caption }), total),
      maps,
      make('p', { className: styles.past, text: texts.past }),
    ),
    show(history) {
      if (history === shown) return
      shown = history
      draw()
    },
  }
}
