import { useState } from 'react'
import { exportPayments } from '../../../../contract/player/agents/pay/export-payments.ts'
import { listPayments } from '../../../../contract/player/agents/pay/list-payments.ts'
import { formatAmount, formatRecordTime } from '../../../../design/format.ts'
import { useCall } from '../../../client/use-call.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Pagination } from '../../../ui/table/pagination.tsx'
import { CsvFile } from '../csv-file.tsx'
import { type Payment, PaymentBadge } from './payment-badge.tsx'
import { Statement } from './statement.tsx'
import styles from './pay.module.css'

const SIZE = 10

/** The statements of a kind, the newest open; another is opened by its period. */
function StatementsPage({ kind }: { kind: Payment['kind'] }) {
  const t = useText()
  const [pageNo, setPageNo] = useState(1)
  const [chosen, setChosen] = useState<string | null>(null)
  const { data, error } = useCall(
    listPayments,
    { query: { kind, pageNo, pageSize: SIZE } },
    { keepsPrevious: true, staleMs: 3_000 },
  )
  if (!data) return error ? <EmptyState title={errorText(error, t)} /> : <Skeleton shape="row" />
  const shown = data.list.find(({ paymentId }) => paymentId === chosen) ?? data.list[0]
  return (
    <>
      <p className="text-2">{t(kind === 'DIVIDEND' ? 'agent_pay_dividend_text' : 'agent_pay_salary_text')}</p>
      {shown ? (
        <div className={styles.statements}>
          <section className={`panel ${styles.list}`}>
            <div className={styles.bar}>
              <h2>{t('agent_statement_list')}</h2>
              <CsvFile call={exportPayments} query={{ kind }} />
            </div>
            <ul>
              {data.list.map((payment) => (
                <li key={payment.paymentId}>
                  <button
                    type="button"
                    className={styles.row}
                    aria-current={payment.paymentId === shown.paymentId ? 'true' : undefined}
                    onClick={() => setChosen(payment.paymentId)}
                  >
                    <span className={styles.rowName}>
                      <b>{payment.periodId}</b>
                      <small className="text-2">
                        {t('agent_statement_run_at', { time: formatRecordTime(payment.calculatedAt) })}
                      </small>
                    </span>
                    <PaymentBadge payment={payment} />
                    <b className="number">{formatAmount(payment.amount)}</b>
                  </button>
                </li>
              ))}
            </ul>
            {data.totalPages > 1 ? (
              <Pagination
                page={pageNo}
                totalPages={data.totalPages}
                onChange={setPageNo}
                margin={1}
                range={3}
              />
            ) : null}
          </section>
          <Statement key={shown.paymentId} paymentId={shown.paymentId} />
        </div>
      ) : (
        <EmptyState title={t('agent_statement_empty')} />
      )}
    </>
  )
}

export const DividendPage = () => <StatementsPage kind="DIVIDEND" />
export const DailyPage = () => <StatementsPage kind="DAILY_SALARY" />
export const HourlyPage = () => <StatementsPage kind="HOURLY_SALARY" />
export const RealtimePage = () => <StatementsPage kind="REALTIME_SALARY" />
