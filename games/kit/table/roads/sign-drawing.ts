/**
 * Signs on paper in columns, for games of hands and numbers; colour accompanies the sign and never replaces
 * it.
 */
import '../../art/card-pigments.css'
import { drawNode } from '../svg.ts'
import styles from './roads.module.css'

export interface Sign {
  readonly sign: string
  readonly tone: 'red' | 'blue' | 'green' | 'gold'
}

/** The last columns that fit, with the names of the rows at the left. Each column is one round. */
export function drawSigns(
  columns: readonly (readonly (Sign | null)[])[],
  count: number,
  rowNames: readonly string[],
  name: string,
): SVGSVGElement {
  const shown = columns.slice(-(count - 1))
  const side = 46
  const [width, height] = [side + count * 20, rowNames.length * 20]
  const lines =
    Array.from({ length: count + 1 }, (_, column) => `M${side + column * 20} 0V${height}`).join('') +
    rowNames.map((_, row) => `M0 ${row * 20}H${width}`).join('')
  const told = `${name} · ${columns
    .slice(-6)
    .map((column) => column.map((cell) => cell?.sign ?? '').join(''))
    .join(' ')}`
  return drawNode(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, class: styles.road, role: 'img', 'aria-label': told },
    drawNode('rect', { width, height, class: styles.paper }),
    drawNode('path', { d: lines, class: styles.lines }),
    ...rowNames.map((row, index) =>
      drawNode('text', { x: 4, y: index * 20 + 14, class: styles.rowName }, row),
    ),
    ...shown.flatMap((column, place) =>
      column.flatMap((cell, row) => {
        if (!cell) return []
        const [x, y] = [side + place * 20 + 10, row * 20 + 10]
        return [
          drawNode('circle', { cx: x, cy: y, r: 8.2, class: styles[cell.tone] }),
          drawNode('text', { x, y: y + 4, class: styles.letter }, cell.sign),
        ]
      }),
    ),
  )
}
