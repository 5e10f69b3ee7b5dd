import type { ReactNode } from 'react'
import type { Column } from './column.ts'
import styles from './data-table.module.css'

/** A dash without a name would say nothing. */
function MetaPart({ head, cell }: { head: ReactNode; cell: ReactNode }) {
  return head === null && cell === '–' ? null : (
    <span>
      {head === null ? null : <>{head} </>}
      {cell}
    </span>
  )
}

/** A row as a card: title and badge, meta line, amounts, buttons. */
export function RowCard<Row>({
  row,
  columns,
  isMarked,
  onOpen,
}: {
  row: Row
  columns: readonly Column<Row>[]
  isMarked: boolean
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
    <li className={isMarked ? `${styles.card} ${styles.marked}` : styles.card}>
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
