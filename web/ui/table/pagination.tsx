import { Icon } from '../icon/icon.tsx'
import { useText } from '../i18n/text.tsx'
import { pagesAround } from './pages-around.ts'
import styles from './pagination.module.css'

interface PaginationProps {
  page: number
  totalPages: number
  onChange: (page: number) => void
  /**
   * Pages kept at both ends, and pages around the current one: lobby 2 and 5, phones 1 and 3, notices 0 and
   * 2.
   */
  margin?: number
  range?: number
}

/** 44 px squares. A change beyond the last page is ignored. */
export function Pagination({ page, totalPages, onChange, margin = 1, range = 3 }: PaginationProps) {
  const t = useText()
  if (totalPages <= 1) return null
  const go = (to: number) => {
    if (to >= 1 && to <= totalPages && to !== page) onChange(to)
  }
  return (
    <nav
      className={styles.pages}
      aria-label={t('common_page_of', { page: String(page), total: String(totalPages) })}
    >
      <button
        type="button"
        disabled={page <= 1}
        onClick={() => go(page - 1)}
        aria-label={t('common_previous')}
      >
        <Icon name="l" />
      </button>
      {pagesAround(page, totalPages, margin, range).map((one, place) =>
        one === null ? (
          <span key={`gap-${place}`} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={one}
            type="button"
            aria-current={one === page ? 'page' : undefined}
            onClick={() => go(one)}
          >
            {one}
          </button>
        ),
      )}
      <button
        type="button"
        disabled={page >= totalPages}
        onClick={() => go(page + 1)}
        aria-label={t('common_next')}
      >
        <Icon name="r" />
      </button>
    </nav>
  )
}
