import { useState } from 'react'
import { exportCommissions } from '../../../../contract/player/agents/line/export-commissions.ts'
import {
  listCommissions,
  type listCommissionsSchemas,
} from '../../../../contract/player/agents/line/list-commissions.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { formatAmount, formatDay, formatRecordTime } from '../../../../design/format.ts'
import { percentText } from '../../../../kernel/percent.ts'
import { useCall } from '../../../client/use-call.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { Pagination } from '../../../ui/table/pagination.tsx'
import { CsvFile } from '../csv-file.tsx'
import { productKey } from '../team/words.ts'
import styles from './pay.module.css'

type Value = ValueOf<typeof listCommissionsSchemas>
type Row = Value['list'][number]

const PAGE_SIZE = 20

/** Prize groups as they are, points in percent of the valid bet. */
const rateText = ({ kind, ownRate, belowRate }: Row): string =>
  kind === 'GROUP'
    ? `${ownRate} − ${belowRate}`
    : `${percentText(ownRate, 2)}% − ${percentText(belowRate, 2)}%`

/** What the rebate differential of a range is made of, row by row, the newest first. */
export function Commissions({ range }: { range: { from: string; to: string } }) {
  const t = useText()
  const [pageNo, setPageNo] = useState(1)
  const { data, error } = useCall(
    listCommissions,
    { query: { ...range, pageNo, pageSize: PAGE_SIZE } },
    { keepsPrevious: true },
  )
  return (
    <section className={`panel ${styles.card} ${styles.wide}`}>
      <div className={styles.bar}>
        <h2>{t('agent_commission_title')}</h2>
        <CsvFile call={exportCommissions} query={range} />
      </div>
      <p className="note text-3">{t('agent_commission_text')}</p>
      {data ? (
        <>
          <CommissionTable data={data} />
          <Pagination
            page={pageNo}
            totalPages={Math.max(1, Math.ceil(data.total / PAGE_SIZE))}
            onChange={setPageNo}
          />
          {data.carriedAmount < 0 ? (
            <p className="note text-3">
              {t('agent_commission_carried', { amount: formatAmount(data.carriedAmount) })}
            </p>
          ) : null}
        </>
      ) : error ? (
        <EmptyState isSmall title={errorText(error, t)} />
      ) : (
        <Skeleton shape="row" />
      )}
    </section>
  )
}

function CommissionTable({ data }: { data: Value }) {
  const t = useText()
  return (
    <DataTable
      caption={t('agent_commission_title')}
      rows={data.list}
      rowKey={({ commissionNo }) => commissionNo}
      empty={<EmptyState isSmall title={t('agent_commission_empty')} />}
      columns={[
        {
          key: 'account',
          head: t('agent_pay_level_member'),
          cell: (row) => (
            <>
              <b>{row.username}</b>{' '}
              {row.isCorrection ? <small className="text-3">{t('agent_pay_is_late')}</small> : null}
            </>
          ),
          card: 'title',
          foot: t('agent_income_total'),
        },
        {
          key: 'product',
          head: t('agent_pay_level_product'),
          cell: (row) =>
            `${t(productKey(row.product))} ${row.kind === 'POINT' ? formatDay(row.reference) : row.reference}`,
        },
        {
          key: 'base',
          head: t('agent_statement_base'),
          cell: (row) => formatAmount(row.baseAmount),
          isFigure: true,
        },
        { key: 'rate', head: t('agent_statement_rate'), cell: rateText, isFigure: true },
        { key: 'at', head: t('agent_commission_noted'), cell: (row) => formatRecordTime(row.notedAt) },
        {
          key: 'amount',
          head: t('agent_income_rebate'),
          cell: (row) => formatAmount(row.amount),
          isFigure: true,
          card: 'amount',
          foot: formatAmount(data.amount),
        },
      ]}
    />
  )
}
