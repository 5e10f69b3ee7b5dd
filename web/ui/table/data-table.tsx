import type { ReactNode } from 'react'
import type { Column } from './column.ts'
import styles from './data-table.module.css'
import { RowCard } from './row-card.tsx'

export type { Column } from './column.ts'

interface DataTableProps<Row> {
  /** Read to screen readers, not shown. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  onOpen?: (row: Row) => void
  /** Keeps the table below 1000 px, where it scrolls sideways: the console. */
  isAlwaysTable?: boolean
  isDense?: boolean
  /** For many columns: their names take several lines, and less room lies between them. */
  isCompact?: boolean
  /** A row that stands out, such as the reader's own. */
  isMarked?: (row: Row) => boolean
  /** Shown instead of the rows if there are none. */
  empty?: ReactNode
}

/**
 * 44–48 px rows. Under 1000 px each row becomes a card: title and badge, meta line, amount line; a figure is
 * never shown there without its name.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  onOpen,
  isAlwaysTable,
  isDense,
  isCompact,
  isMarked,
  empty,
}: DataTableProps<Row>) {
  if (rows.length === 0 && empty) return <>{empty}</>
  const hasFoot = columns.some((column) => column.foot !== undefined)
  return (
    <>
      <div
        className={isAlwaysTable ? styles.scroll : `${styles.scroll} ${styles.onlyWide}`}
        tabIndex={0}
        role="region"
        aria-label={caption}
      >
        <table
          className={[styles.table, isDense && styles.dense, isCompact && styles.compact]
            .filter(Boolean)
            .join(' ')}
        >
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.key} scope="col" className={column.isFigure ? styles.figure : undefined}>
                  {column.head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr
                key={rowKey(row)}
                className={[onOpen && styles.opens, isMarked?.(row) && styles.marked]
                  .filter(Boolean)
                  .join(' ')}
                onClick={onOpen ? () => onOpen(row) : undefined}
              >
                {columns.map((column) => (
                  <td key={column.key} className={column.isFigure ? styles.figure : undefined}>
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          {hasFoot ? (
            <tfoot>
              <tr>
                {columns.map((column) => (
                  <td key={column.key} className={column.isFigure ? styles.figure : undefined}>
                    {column.foot}
                  </td>
                ))}
              </tr>
            </tfoot>
          ) : null}
        </table>
      </div>
      {isAlwaysTable ? null : (
        <ul className={styles.cards} aria-label={caption}>
          {rows.map((row) => (
            <RowCard
              key={rowKey(row)}
              row={row}
              columns={columns}
              isMarked={isMarked?.(row) ?? false}
              onOpen={onOpen}
            />
          ))}
          {hasFoot ? <CardFoot columns={columns.filter((column) => column.foot !== undefined)} /> : null}
        </ul>
      )}
    </>
  )
}

/** Among many sums each carries its name; one or two speak for themselves. */
function CardFoot<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  const isNamed = columns.length > 3
  return (
    <li className={isNamed ? `${styles.cardFoot} ${styles.named}` : styles.cardFoot}>
      {columns.map((column) => (
        <span key={column.key}>
          {isNamed && column.isFigure ? <small>{column.head} </small> : null}
          {column.foot}
        </span>
      ))}
    </li>
  )
}
