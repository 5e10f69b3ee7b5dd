/**
 * Road maps on paper. Colour is never the only sign: beads have letters, and a map is described in words for
 * screen readers.
 */
import '../../art/card-pigments.css'
import { drawNode } from '../svg.ts'
import {
  derivedRoad,
  lastColumns,
  beadPlate,
  bigRoad,
  ROWS,
  type Cell,
  type DerivedColour,
  type DerivedRoad,
  type RoadResult,
} from './road-maps.ts'
import styles from './roads.module.css'

export interface RoadSigns {
  readonly letters: Readonly<Record<RoadResult['side'], string>>
  /**
   * Marks of a round that are shown as a dot at the corner: of side A at the upper left, of side B at the
   * lower right.
   */
  readonly cornerMarks?: { readonly A: string; readonly B: string }
}

const sideClass = { A: styles.red, B: styles.blue, T: styles.green }

function paper(columns: number, name: string): SVGSVGElement {
  const [width, height] = [columns * 20, ROWS * 20]
  const lines =
    Array.from({ length: columns + 1 }, (_, column) => `M${column * 20} 0V${height}`).join('') +
    Array.from({ length: ROWS + 1 }, (_, row) => `M0 ${row * 20}H${width}`).join('')
  return drawNode(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, class: styles.road, role: 'img', 'aria-label': name },
    drawNode('rect', { width, height, class: styles.paper }),
    drawNode('path', { d: lines, class: styles.lines }),
  )
}

export function drawBeadPlate(
  results: readonly RoadResult[],
  columns: number,
  { letters, cornerMarks }: RoadSigns,
  name: string,
): SVGSVGElement {
  const svg = paper(columns, name)
  for (const { column, row, value } of lastColumns(beadPlate(results), columns)) {
    const [x, y] = [column * 20 + 10, row * 20 + 10]
    svg.append(
      drawNode('circle', { cx: x, cy: y, r: 8.4, class: sideClass[value.side] }),
      drawNode('text', { x, y: y + 4, class: styles.letter }, letters[value.side]),
    )
    if (cornerMarks && value.marks?.includes(cornerMarks.A))
      svg.append(drawNode('circle', { cx: x - 7, cy: y - 7, r: 2.8, class: styles.dotRed }))
    if (cornerMarks && value.marks?.includes(cornerMarks.B))
      svg.append(drawNode('circle', { cx: x + 7, cy: y + 7, r: 2.8, class: styles.dotBlue }))
  }
  return svg
}

export function drawBigRoad(
  results: readonly RoadResult[],
  columns: number,
  { cornerMarks }: RoadSigns,
  name: string,
): SVGSVGElement {
  const svg = paper(columns, name)
  for (const {
    column,
    row,
    value: { side, ties, marks },
  } of lastColumns(bigRoad(results), columns)) {
    const [x, y] = [column * 20 + 10, row * 20 + 10]
    svg.append(
      drawNode('circle', { cx: x, cy: y, r: 7.4, class: side === 'A' ? styles.ringRed : styles.ringBlue }),
    )
    if (ties > 0)
      svg.append(drawNode('path', { d: `M${x - 6} ${y + 6}L${x + 6} ${y - 6}`, class: styles.tie }))
    if (ties > 1) svg.append(drawNode('text', { x, y: y + 4, class: styles.tieCount }, `${ties}`))
    if (cornerMarks && marks.includes(cornerMarks.A))
      svg.append(drawNode('circle', { cx: x - 7, cy: y - 7, r: 2.8, class: styles.dotRed }))
    if (cornerMarks && marks.includes(cornerMarks.B))
      svg.append(drawNode('circle', { cx: x + 7, cy: y + 7, r: 2.8, class: styles.dotBlue }))
  }
  return svg
}

export function drawDerived(
  results: readonly RoadResult[],
  columns: number,
  road: DerivedRoad,
  name: string,
): SVGSVGElement {
  const svg = paper(columns, name)
  svg.append(...lastColumns(derivedRoad(results, road), columns).map((cell) => derivedMark(road, cell)))
  return svg
}

/** Rings, discs and strokes, so that the three maps differ in form. */
function derivedMark(road: DerivedRoad, { column, row, value }: Cell<DerivedColour>): SVGElement {
  const [x, y] = [column * 20 + 10, row * 20 + 10]
  const isRed = value === 'red'
  if (road === 'cockroach')
    return drawNode('path', {
      d: `M${x - 6.5} ${y + 6.5}L${x + 6.5} ${y - 6.5}`,
      class: isRed ? styles.strokeRed : styles.strokeBlue,
    })
  if (road === 'small')
    return drawNode('circle', { cx: x, cy: y, r: 7, class: isRed ? styles.red : styles.blue })
  return drawNode('circle', { cx: x, cy: y, r: 6.5, class: isRed ? styles.ringRed : styles.ringBlue })
}

/** One mark alone: what a map would show next. */
export function drawAsk(road: DerivedRoad, colour: DerivedColour, name: string): SVGSVGElement {
  return drawNode(
    'svg',
    { viewBox: '0 0 20 20', class: styles.askMark, role: 'img', 'aria-label': name },
    drawNode('rect', { width: 20, height: 20, rx: 3, class: styles.paper }),
    derivedMark(road, { column: 0, row: 0, value: colour }),
  )
}
