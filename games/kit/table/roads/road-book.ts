/**
 * The maps of a table of two sides: counts, bead plate, big road, the three derived ones, and what each would
 * show next.
 */
import { formatCount } from '../../../../design/format.ts'
import { roadTexts } from '../../locales/road-texts.ts'
import { make } from '../../stage/dom/element.ts'
import type { RoadParts, TableRoads } from '../look.ts'
import type { PastResult } from '../page.ts'
import { drawAsk, drawBeadPlate, drawBigRoad, drawDerived, type RoadSigns } from './road-drawing.ts'
import { askNext, derivedSteps, plateRounds, type DerivedRoad, type RoadResult } from './road-maps.ts'
import styles from './roads.module.css'

export interface RoadBook extends RoadSigns {
  /** Names of the sides and the tie, as counted over the maps. */
  readonly names: Readonly<Record<RoadResult['side'], string>>
  resultOf(past: PastResult): RoadResult
}

const derived = Object.keys(derivedSteps) as DerivedRoad[]

export function makeRoadBook(book: RoadBook, { language }: RoadParts): TableRoads {
  const texts = roadTexts[language]
  const counts = make('div', { className: styles.counts })
  const maps = make('div', {
    className: styles.maps,
    attributes: { tabindex: '0', role: 'group', 'aria-label': texts.maps },
  })
  const asks = make('div', { className: styles.asks })
  const isWide = matchMedia('(min-width: 1000px) and (min-height: 600px)')
  // As in roads.module.css: there is height for all five maps, on a desktop each with a line of its own.
  const isTall = matchMedia(
    '(min-width: 1000px) and (min-height: 800px), (max-width: 999px) and (min-height: 760px)',
  )
  let shown: readonly PastResult[] = []
  const draw = (): void => {
    const results = shown.map((past) => book.resultOf(past))
    const [beads, big, small] = columnsOf(isWide.matches, isTall.matches)
    const named = (name: string): string =>
      `${name} · ${results
        .slice(-12)
        .map(({ side }) => book.letters[side])
        .join(' ')}`
    counts.replaceChildren(...countsOf(book, texts, results))
    maps.replaceChildren(
      make(
        'div',
        { className: styles.bead },
        caption(texts.beadPlate),
        drawBeadPlate(
          plateRounds(shown, beads).map((past) => book.resultOf(past)),
          beads,
          book,
          named(texts.beadPlate),
        ),
      ),
      make('div', {}, caption(texts.bigRoad), drawBigRoad(results, big, book, named(texts.bigRoad))),
      make(
        'div',
        { className: styles.derived },
        ...derived.map((road) =>
          make('div', {}, caption(texts[road]), drawDerived(results, small, road, texts[road])),
        ),
      ),
    )
    asks.replaceChildren(...asksOf(book, texts, results))
    // On a phone the newest of the large maps stays in sight.
    asks.hidden = asks.childElementCount === 0
  }
  for (const query of [isWide, isTall]) query.addEventListener('change', draw)
  return {
    view: make(
      'div',
      { className: styles.book },
      counts,
      maps,
      asks,
      make('p', { className: styles.past, text: texts.past }),
    ),
    show(history) {
      if (history === shown) return
      shown = history
      draw()
    },
  }
}

/** How many columns the bead plate, the big road and the derived maps have room for. */
const columnsOf = (isWide: boolean, isTall: boolean): readonly [number, number, number] =>
  isWide ? [12, 26, isTall ? 26 : 16] : isTall ? [5, 20, 14] : [6, 15, 17]

type Texts = (typeof roadTexts)[keyof typeof roadTexts]

/** How often each side has come, and how many rounds there were. */
const countsOf = (book: RoadBook, texts: Texts, results: readonly RoadResult[]): HTMLElement[] => [
  ...(['A', 'B', 'T'] as const).map((side) =>
    make(
      'span',
      {},
      make('i', { className: styles[`dot${side}`] }),
      make('span', {
        text: texts.count(book.names[side], results.filter((result) => result.side === side).length),
      }),
    ),
  ),
  make('span', { className: styles.total, text: texts.rounds(results.length) }),
]

/** What the derived maps would show after a win of either side. */
const asksOf = (book: RoadBook, texts: Texts, results: readonly RoadResult[]): HTMLElement[] =>
  (['A', 'B'] as const).flatMap((side) => {
    const asked = askNext(results, side)
    const marks = derived.flatMap((road) =>
      asked[road] ? [drawAsk(road, asked[road], texts.askMark(texts[road], asked[road] === 'red'))] : [],
    )
    return marks.length > 0
      ? [make('span', {}, make('span', { text: texts.ask(book.names[side]) }), ...marks)]
      : []
  })

/** Over a map if there is room; readers hear it from the map itself. */
const caption = (text: string): HTMLElement =>
  make('span', { className: styles.caption, text, attributes: { 'aria-hidden': 'true' } })

/** The last results in a line, for the list of tables. */
export function makeBeadLine(book: RoadBook, { language }: RoadParts): TableRoads {
  const view = make('div', { className: styles.line })
  return {
    view,
    show(history) {
      const results = history.map((past) => book.resultOf(past))
      view.replaceChildren(
        drawBigRoad(results, 26, book, `${roadTexts[language].bigRoad} · ${formatCount(results.length)}`),
      )
    },
  }
}
