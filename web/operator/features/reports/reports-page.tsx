import { useState } from 'react'
import { exportGamingReport } from '../../../../contract/operator/reports/export-gaming-report.ts'
import {
  readGamingReport,
  type readGamingReportSchemas,
} from '../../../../contract/operator/reports/read-gaming-report.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { useCall } from '../../../client/use-call.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { formatAmount, formatDay } from '../../../../design/format.ts'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { Money } from '../../../ui/money/money.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { DateRange, lastDays, type Range } from '../../parts/date-range.tsx'
import { Downloads } from '../../parts/downloads.tsx'
import { productText } from '../../parts/ledger-text.ts'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded } from '../../parts/paged.tsx'
import { Panel } from '../../parts/panel.tsx'
import styles from '../../parts/parts.module.css'
import { Owed } from './owed.tsx'
import { Pockets } from './pockets.tsx'
import { Reconciliation } from './reconciliation.tsx'

type Report = ValueOf<typeof readGamingReportSchemas>
type Day = Report['days'][number]
type Figure = Exclude<keyof Report['total'], 'ggr' | 'ngr'>

const figures: readonly (readonly [Figure, TextKey])[] = [
  ['stakes', 'report_stakes'],
  ['payouts', 'report_payouts'],
  ['bonuses', 'report_bonuses'],
  ['rebates', 'report_rebates'],
  ['commissions', 'report_commissions'],
  ['adjustments', 'report_adjustments'],
  ['fees', 'report_fees'],
]

/** What the house earned by day, what it owes, and whether the records, the banks and the ledger agree. */
export function ReportsPage() {
  const t = useText()
  const [range, setRange] = useState(() => lastDays(7))
  const [tab, setTab] = useState<'revenue' | 'reconciliation' | 'pockets'>('revenue')
  return (
    <>
      <PageHead title={t('house_report_title')} text={t('house_report_text')} />
      {tab === 'pockets' ? null : (
        <div className={styles.filters}>
          <DateRange range={range} onChange={setRange} />
        </div>
      )}
      <Tabs
        label={t('house_report_title')}
        value={tab}
        onChange={setTab}
        tabs={[
          { key: 'revenue', text: t('report_revenue_tab') },
          { key: 'reconciliation', text: t('reconcile_title') },
          { key: 'pockets', text: t('house_pockets_tab') },
        ]}
      >
        <div className={styles.under}>
          {tab === 'revenue' ? (
            <Revenue range={range} />
          ) : tab === 'reconciliation' ? (
            <Reconciliation range={range} />
          ) : (
            <Pockets />
          )}
        </div>
      </Tabs>
    </>
  )
}

function Revenue({ range }: { range: Range }) {
  const t = useText()
  const answer = useCall(readGamingReport, { query: range }, { keepsPrevious: true, staleMs: 3_000 })
  return (
    <Loaded answer={answer}>
      {(report) => (
        <div className="stack">
          <Panel
            title={t('report_revenue')}
            isFlush
            beside={
              <span className={styles.toolbar}>
                <Downloads call={exportGamingReport} query={{ ...range, part: 'DAYS' }} />
              </span>
            }
          >
            <Days report={report} />
          </Panel>
          <Panel
            title={t('report_play')}
            isFlush
            beside={
              <span className={styles.toolbar}>
                <Downloads call={exportGamingReport} query={{ ...range, part: 'PLAY' }} />
              </span>
            }
          >
            <Play rows={report.rows} />
          </Panel>
          <Owed />
        </div>
      )}
    </Loaded>
  )
}

function Days({ report }: { report: Report }) {
  const t = useText()
  const columns: Column<Day>[] = [
    {
      key: 'date',
      head: t('report_date'),
      card: 'title',
      cell: (row) => formatDay(row.date),
      foot: t('report_total'),
    },
    ...figures.map(
      ([key, head]): Column<Day> => ({
        key,
        head: t(head),
        isFigure: true,
        card: 'meta',
        cell: (row) => formatAmount(row[key]),
        foot: formatAmount(report.total[key]),
      }),
    ),
    {
      key: 'ggr',
      head: t('report_ggr'),
      isFigure: true,
      card: 'meta',
      cell: (row) => <Money amount={row.ggr} isChange />,
      foot: <Money amount={report.total.ggr} isChange />,
    },
    {
      key: 'ngr',
      head: t('report_ngr'),
      isFigure: true,
      card: 'amount',
      cell: (row) => <Money amount={row.ngr} isChange />,
      foot: <Money amount={report.total.ngr} isChange />,
    },
  ]
  return (
    <DataTable
      caption={t('report_revenue')}
      columns={columns}
      rows={report.days}
      rowKey={(row) => row.date}
      empty={<EmptyState isSmall title={t('report_none')} />}
    />
  )
}

function Play({ rows }: { rows: Report['rows'] }) {
  const t = useText()
  const columns: Column<Report['rows'][number]>[] = [
    { key: 'date', head: t('report_date'), card: 'meta', cell: (row) => formatDay(row.date) },
    { key: 'vendor', head: t('report_vendor'), card: 'title', cell: (row) => row.vendor },
    { key: 'product', head: t('report_product'), card: 'meta', cell: (row) => productText(row.product, t) },
    {
      key: 'stakes',
      head: t('report_stakes'),
      isFigure: true,
      card: 'meta',
      cell: (row) => formatAmount(row.stakes),
    },
    {
      key: 'payouts',
      head: t('report_payouts'),
      isFigure: true,
      card: 'hidden',
      cell: (row) => formatAmount(row.payouts),
    },
    {
      key: 'ggr',
      head: t('report_ggr'),
      isFigure: true,
      card: 'amount',
      cell: (row) => <Money amount={row.ggr} isChange />,
    },
  ]
  return (
    <DataTable
      caption={t('report_play')}
      columns={columns}
      rows={rows}
      rowKey={(row) => `${row.date}${row.vendor}${row.product}`}
      empty={<EmptyState isSmall title={t('report_none')} />}
    />
  )
}
