import type { ReactNode } from 'react'

/** A column of a table, and what it becomes on cards. */
export interface Column<Row> {
  key: string
  head: ReactNode
  cell: (row: Row) => ReactNode
  /** Figures are aligned to the right. */
  isFigure?: boolean
  /** On a card its name stands before it, as before figures: what would not speak for itself, e.g. a time. */
  isNamed?: boolean
  /**
   * What the column becomes when rows turn into cards (under 1000 px): title, badge, meta (default), amount,
   * buttons at the end, or nothing.
   */
  card?: 'title' | 'badge' | 'meta' | 'amount' | 'action' | 'hidden'
  /** Totals of the column, under the table. */
  foot?: ReactNode
}
