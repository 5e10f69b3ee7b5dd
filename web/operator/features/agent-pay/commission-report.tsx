import { useState } from 'react'
import { exportAgentCommissions } from '../../../../contract/operator/agents/pay/export-agent-commissions.ts'
import { readAgentCommissions } from '../../../../contract/operator/agents/pay/read-agent-commissions.ts'
import { formatAmount } from '../../../../design/format.ts'
import { useCall } from '../../../client/use-call.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { DateRange } from '../../parts/date-range.tsx'
import { Downloads } from '../../parts/downloads.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import { Panel } from '../../parts/panel.tsx'
import parts from '../../parts/parts.module.css'
import styles from './agent-pay.module.css'

const kinds = [
  ['dividend', 'op_pay_kind_DIVIDEND'],
  ['daily', 'op_pay_kind_DAILY_SALARY'],
  ['hourly', 'op_pay_kind_HOURLY_SALARY'],
  ['realtime', 'op_pay_kind_REALTIME_SALARY'],
  ['waiting', 'op_pay_report_waiting'],
] as const

/** What contracts pay by agent, in periods that ended in a range. */
export function CommissionReport() {
  const t = useText()
  const [range, setRange] = useState({ from: '', to: '' })
  const [pageNo, setPageNo] = useState(1)
  const query = { ...(range.from ? { from: range.from } : {}), ...(range.to ? { to: range.to } : {}) }
  const answer = useCall(
    readAgentCommissions,
    { query: { ...query, pageNo, pageSize: 20 } },
    { keepsPrevious: true, staleMs: 3_000 },
  )
  return (
    <div className={styles.page}>
      <p className="text-2">{t('op_pay_report_text')}</p>
      <Loaded answer={answer}>
        {({ list, sums, from, to }) => (
          <>
            <div className={parts.filters}>
              <DateRange range={{ from: range.from || from, to: range.to || to }} onChange={setRange} />
              <Downloads call={exportAgentCommissions} query={query} />
            </div>
            <Panel title={t('op_pay_report')} isFlush>
              <DataTable
                caption={t('op_pay_report')}
                rows={list}
                rowKey={({ agentId }) => agentId}
                empty={<EmptyState isSmall title={t('op_pay_none')} text={t('op_pay_none_text')} />}
                columns={[
                  {
                    key: 'agent',
                    head: t('op_pay_agent'),
                    cell: ({ account }) => <b>{account}</b>,
                    card: 'title',
                    foot: t('op_pay_report_total'),
                  },
                  ...kinds.map(([key, text]) => ({
                    key,
                    head: t(text),
                    cell: (row: (typeof list)[number]) => formatAmount(row[key]),
                    isFigure: true,
                    foot: formatAmount(sums[key]),
                  })),
                  {
                    key: 'total',
                    head: t('op_pay_report_total'),
                    cell: ({ total }) => <b>{formatAmount(total)}</b>,
                    isFigure: true,
                    card: 'amount',
                    foot: formatAmount(sums.total),
                  },
                ]}
              />
            </Panel>
          </>
        )}
      </Loaded>
      <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
    </div>
  )
}
