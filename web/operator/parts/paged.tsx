import { useEffect, type ReactNode } from 'react'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Pagination } from '../../ui/table/pagination.tsx'
import { LoadProblem } from './load-problem.tsx'
import styles from './parts.module.css'

interface Answer<Data> {
  data: Data | undefined
  error: unknown
  refetch: () => unknown
}

/** What a query shows: rows of grey while it loads, a way to ask again when it failed, else its data. */
export function Loaded<Data>({
  answer,
  children,
}: {
  answer: Answer<Data>
  children: (data: Data) => ReactNode
}) {
  if (answer.data !== undefined) return <>{children(answer.data)}</>
  if (answer.error) return <LoadProblem error={answer.error} onRetry={() => void answer.refetch()} />
  return (
    <div className={styles.loading} aria-hidden="true">
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} shape="row" />
      ))}
    </div>
  )
}

/**
 * The page numbers of a list, none for a single page. If the open page no longer exists because its last row
 * was decided, the last one opens.
 */
export function Pages({
  pageNo,
  totalPages,
  onChange,
}: {
  pageNo: number
  /** Not known before the first answer. */
  totalPages: number | undefined
  onChange: (pageNo: number) => void
}) {
  const last = totalPages === undefined ? pageNo : Math.max(1, totalPages)
  useEffect(() => {
    if (pageNo > last) onChange(last)
  }, [pageNo, last])
  if (totalPages === undefined || totalPages <= 1) return null
  return (
    <div className={styles.pager}>
      <Pagination page={pageNo} totalPages={totalPages} onChange={onChange} />
    </div>
  )
}
