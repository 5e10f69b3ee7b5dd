import type { ReactNode } from 'react'
import type { Column } from '../../../ui/table/data-table.tsx'
import { Elapsed } from '../../parts/elapsed.tsx'
import { ConsoleButton } from '../../parts/link.tsx'

export const fresh = { keepsPrevious: true, staleMs: 3_000, refetchEveryMs: 15_000 }

export function ageColumn<Row>(
  head: ReactNode,
  since: (row: Row) => string,
  isUnderWay: (row: Row) => boolean,
): Column<Row> {
  return { key: 'age', head, cell: (row) => (isUnderWay(row) ? <Elapsed since={since(row)} /> : '–') }
}

/** A link to the case. A card that opens it as a whole, by `onOpen`, has none of its own. */
export function openColumn<Row>(
  head: string,
  text: string,
  hrefOf: (row: Row) => string,
  card: 'hidden' | 'action' = 'hidden',
): Column<Row> {
  return {
    key: 'open',
    head: <span className="sr-only">{head}</span>,
    card,
    cell: (row) => (
      <ConsoleButton size="compact" href={hrefOf(row)} onClick={(event) => event.stopPropagation()}>
        {text}
      </ConsoleButton>
    ),
  }
}
