import type { Play, SelectionRow } from '../../../../../kernel/lottery/classic/play.ts'

export type RowLook = 'BLOCK' | 'BALLS' | 'DICE' | 'CELLS'

/** Rows of numbers that are drawn as such; a sum or a count is a figure, which stands in a cell. */
const FIGURES = new Set(['sum', 'span', 'odd_count', 'form', 'middle'])

/** How a row is drawn: from its symbols alone. */
export function rowLook({ family }: Pick<Play, 'family'>, row: SelectionRow): RowLook {
  if (row.key === 'block') return 'BLOCK'
  const isNumbers = row.symbols.every((symbol) => /^\d+$/.test(symbol)) && !FIGURES.has(row.key)
  if (!isNumbers) return 'CELLS'
  return family === 'K3' ? 'DICE' : 'BALLS'
}
