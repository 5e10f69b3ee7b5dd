import { useState } from 'react'
import { listLineTransfers } from '../../../../contract/player/cashier/list-line-transfers.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { formatRecordTime } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Money } from '../../../ui/money/money.tsx'
import { Pagination } from '../../../ui/table/pagination.tsx'
import styles from './cashier.module.css'

/** What the account sent and received along its line; nothing if there was none. */
export function LineHistory() {
  const t = useText()
  const [pageNo, setPageNo] = useState(1)
  const { data } = useCall(listLineTransfers, { query: { pageNo, pageSize: 5 } }, { keepsPrevious: true })
  if (!data || data.totalCount === 0) return null
  return (
    <section>
      <h2 className={styles.heading}>{t('line_history')}</h2>
      <ul className={`panel ${styles.rows}`}>
        {data.list.map((row) => {
          const isOut = row.amount < 0
          const text =
            row.direction === 'UP'
              ? isOut
                ? 'line_out_up'
                : 'line_in_up'
              : isOut
                ? 'line_out_down'
                : 'line_in_down'
          return (
            <li key={row.transferId} className={styles.rowItem}>
              <span className="grow">
                <b>{t(text, { account: row.otherAccount })}</b>
                <small className="note text-3">{formatRecordTime(row.at)}</small>
              </span>
              {row.reversedAt ? <Badge tone="neutral">{t('line_reversed')}</Badge> : null}
              <Money amount={row.amount} currency={row.currency} isChange />
            </li>
          )
        })}
      </ul>
      {data.totalPages > 1 ? (
        <Pagination page={pageNo} totalPages={data.totalPages} onChange={setPageNo} margin={1} range={3} />
      ) : null}
    </section>
  )
}
