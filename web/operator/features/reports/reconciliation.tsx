import { useState } from 'react'
import { exportReconciliation } from '../../../../contract/operator/reports/export-reconciliation.ts'
import {
  readReconciliation,
  type readReconciliationSchemas,
} from '../../../../contract/operator/reports/read-reconciliation.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { formatDay } from '../../../../design/format.ts'
import { useCall } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { Money } from '../../../ui/money/money.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import type { Range } from '../../parts/date-range.tsx'
import { Downloads } from '../../parts/downloads.tsx'
import { Loaded } from '../../parts/paged.tsx'
import { Panel } from '../../parts/panel.tsx'
import styles from '../../parts/parts.module.css'
import { Cases } from './reconciliation-cases.tsx'
import { amountText, figures, Mark, nameOf } from './reconciliation-words.tsx'

type Row = ValueOf<typeof readReconciliationSchemas>['rows'][number]

/** The records, the banks and the ledger compared; a row opens its details. */
export function Reconciliation({ range }: { range: Range }) {
  const t = useText()
  const [open, setOpen] = useState<Row | null>(null)
  const answer = useCall(readReconciliation, { query: range }, { keepsPrevious: true, staleMs: 3_000 })
  const columns: Column<Row>[] = [
    { key: 'date', head: t('report_date'), card: 'meta', cell: (row) => formatDay(row.date) },
    { key: 'channel', head: t('reconcile_channel'), card: 'title', cell: (row) => nameOf(row, t) },
    ...useFigures(),
    {
      key: 'open',
      head: <span className="sr-only">{t('common_action')}</span>,
      card: 'hidden',
      cell: (row) => (
        <Button size="compact" onClick={() => setOpen(row)}>
          {t('common_detail')}
        </Button>
      ),
    },
  ]
  return (
    <Loaded answer={answer}>
      {(report) => (
        <div className="stack">
          {report.rows.length > 0 ? (
            <Note tone={report.isEqual ? 'good' : 'bad'}>
              {t(report.isEqual ? 'reconcile_equal' : 'reconcile_differs')}
            </Note>
          ) : null}
          <Panel
            title={t('reconcile_title')}
            isFlush
            beside={
              <span className={styles.toolbar}>
                <Downloads call={exportReconciliation} query={{ ...range, part: 'DAYS' }} />
              </span>
            }
          >
            <DataTable
              caption={t('reconcile_title')}
              columns={columns}
              rows={report.rows}
              rowKey={(row) => `${row.date}${row.direction}${row.channel}`}
              onOpen={setOpen}
              empty={<EmptyState isSmall title={t('reconcile_none')} />}
            />
          </Panel>
          {open ? <Cases row={open} onClose={() => setOpen(null)} /> : null}
        </div>
      )}
    </Loaded>
  )
}

function useFigures(): Column<Row>[] {
  const t = useText()
  return [
    ...figures.map(
      ([key, head]): Column<Row> => ({
        key,
        head: t(head),
        isFigure: true,
        card: key === 'ledgerAmount' || key === 'toldAmount' ? 'amount' : 'hidden',
        cell: (one) => amountText(one[key]),
      }),
    ),
    {
      key: 'difference',
      head: t('reconcile_difference'),
      isFigure: true,
      card: 'amount',
      cell: (one) => <Money amount={one.difference} isChange />,
    },
    {
      key: 'mark',
      head: t('reconcile_mark'),
      card: 'badge',
      cell: (one) => <Mark isDifferent={one.isDifferent} />,
    },
  ]
}
