import { isCascade } from '../../../../kernel/slots/sheet.ts'
import styles from './dialog.module.css'
import panelsStyles from './panels.module.css'
import { make, makeDrawing } from './element.ts'
import type { InfoParts } from './info-parts.ts'

/** Where symbols must be to pay: the lines as drawings, or one example of ways and of paying anywhere. */
export function linesPanel({ sheet, texts }: Pick<InfoParts, 'sheet' | 'texts'>): HTMLElement {
  if (isCascade(sheet)) {
    const least = Math.min(
      ...Object.values(sheet.pays).flatMap((pays) =>
        Object.keys(pays).map((count) => Number.parseInt(count, 10)),
      ),
    )
    const hits = [
      [0, 2],
      [1, 0],
      [1, 1],
      [2, 3],
      [3, 1],
      [4, 0],
      [4, 2],
    ] as const
    return panel(
      texts.anywhereIntro(sheet.columnCount * sheet.rowCount, least),
      figure(sheet.columnCount, sheet.rowCount, hits.slice(0, least)),
    )
  }
  const reels = sheet.strips.length
  if (sheet.coins !== undefined) {
    const hits = [
      [0, 1],
      [1, 0],
      [1, 2],
      [2, 1],
      [3, 0],
    ] as const
    return panel(texts.waysIntro(sheet.rowCount ** reels, sheet.coins), figure(reels, sheet.rowCount, hits))
  }
  return panel(
    texts.linesIntro(sheet.lines.length),
    ...sheet.lines.map((rows, index) => {
      const drawn = figure(
        reels,
        sheet.rowCount,
        rows.map((row, reel) => [reel, row] as const),
        rows,
      )
      drawn.append(make('figcaption', { text: texts.lineNumber(index + 1) }))
      return drawn
    }),
  )
}

function panel(intro: string, ...figures: readonly HTMLElement[]): HTMLElement {
  return make(
    'div',
    {},
    make('p', { className: styles.note, text: intro }),
    make('div', { className: panelsStyles.lines }, ...figures),
  )
}

/** A small grid with some of its cells lit, and the line through them if there is one. */
function figure(
  columns: number,
  rows: number,
  hits: readonly (readonly [column: number, row: number])[],
  line: readonly number[] = [],
): HTMLElement {
  const box = (column: number, row: number) => `M${column * 20 + 1} ${row * 20 + 1}h18v18h-18z`
  const all = Array.from({ length: columns }, (_, column) =>
    Array.from({ length: rows }, (__, row) => box(column, row)).join(''),
  ).join('')
  return make(
    'figure',
    {},
    makeDrawing(
      `0 0 ${columns * 20} ${rows * 20}`,
      { d: all, className: panelsStyles.box },
      { d: hits.map(([column, row]) => box(column, row)).join(''), className: panelsStyles.hit },
      {
        d: line.map((row, reel) => `${reel === 0 ? 'M' : 'L'}${reel * 20 + 10} ${row * 20 + 10}`).join(''),
        className: panelsStyles.path,
      },
    ),
  )
}
