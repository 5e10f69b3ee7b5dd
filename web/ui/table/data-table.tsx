import type { ReactNode } from 'react'
import styles from './data-table.module.css'

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
        <table className={`${styles.table} ${isDense ? styles.dense : ''}`}>
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
                className={onOpen ? styles.opens : undefined}
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
            <RowCard key={rowKey(row)} row={row} columns={columns} onOpen={onOpen} />
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

/** A dash without a name would say nothing. */
function MetaPart({ head, cell }: { head: ReactNode; cell: ReactNode }) {
  return head === null && cell === '–' ? null : (
    <span>
      {head === null ? null : <>{head} </>}
      {cell}
    </span>
  )
}

function RowCard<Row>({
  row,
  columns,
  onOpen,
}: {
  row: Row
  columns: readonly Column<Row>[]
  onOpen: ((row: Row) => void) | undefined
}) {
  const of = (role: NonNullable<Column<Row>['card']>) =>
    columns.filter((column) => (column.card ?? 'meta') === role)
  const body = (
    <>
      <span className={styles.cardHead}>
        <b>
          {of('title').map((column) => (
            <span key={column.key}>{column.cell(row)}</span>
          ))}
        </b>
        {of('badge').map((column) => (
          <span key={column.key}>{column.cell(row)}</span>
        ))}
      </span>
      <span className={styles.cardMeta}>
        {of('meta').map((column) => (
          <MetaPart
            key={column.key}
            head={column.isFigure || column.isNamed ? column.head : null}
            cell={column.cell(row)}
          />
        ))}
      </span>
      <span className={styles.cardAmounts}>
        {of('amount').map((column) => (
          <span key={column.key}>
            <small>{column.head}</small>
            {column.cell(row)}
          </span>
        ))}
        {of('action').map((column) => (
          <span key={column.key} className={styles.cardAction}>
            {column.cell(row)}
          </span>
        ))}
      </span>
    </>
  )
  return (
    <li className={styles.card}>
      {onOpen ? (
        <button type="button" onClick={() => onOpen(row)}>
          {body}
        </button>
      ) : (
        <div>{body}</div>
      )}
    </li>
  )
}
