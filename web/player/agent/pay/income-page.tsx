import { useState } from 'react'
import { exportIncome } from '../../../../contract/player/agents/pay/export-income.ts'
import { readIncome, type readIncomeSchemas } from '../../../../contract/player/agents/pay/read-income.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { formatAmount, formatDay, toBusinessDate } from '../../../../design/format.ts'
import { serverNowMs } from '../../../client/server-clock.ts'
import { useCall } from '../../../client/use-call.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { type TextKey, useText } from '../../../ui/i18n/text.tsx'
import { Money } from '../../../ui/money/money.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'
import { AppLink } from '../../app-link.tsx'
import { type AgentPanel, paths } from '../../paths.ts'
import { Commissions } from './commissions.tsx'
import { CsvFile } from '../csv-file.tsx'
import styles from './pay.module.css'

type Value = ValueOf<typeof readIncomeSchemas>
type Source = 'commission' | 'daily' | 'hourly' | 'realtime' | 'dividend'

const sources: readonly { key: Source; text: TextKey; panel?: AgentPanel }[] = [
  { key: 'commission', text: 'agent_income_rebate' },
  { key: 'daily', text: 'agent_income_daily', panel: 'daily' },
  { key: 'hourly', text: 'agent_income_hourly', panel: 'hourly' },
  { key: 'realtime', text: 'agent_income_realtime', panel: 'realtime' },
  { key: 'dividend', text: 'agent_income_dividend', panel: 'bonus' },
]

type Span = 'this' | 'last' | 'month'

/** Business days of a span; the half months meet on the 16th. */
function rangeOf(span: Span): { from: string; to: string } {
  const today = toBusinessDate(serverNowMs(), 0)
  const month = today.slice(0, 8)
  if (span === 'month') return { from: `${month}01`, to: today }
  const isSecond = today.slice(8) >= '16'
  if (span === 'this') return { from: `${month}${isSecond ? '16' : '01'}`, to: today }
  if (isSecond) return { from: `${month}01`, to: `${month}15` }
  const last = toBusinessDate(Date.parse(`${month}01T00:00:00Z`), -1)
  return { from: `${last.slice(0, 8)}16`, to: last }
}

/** What the agent was credited: by source, by half month and by day. */
export default function IncomePage() {
  const t = useText()
  const [span, setSpan] = useState<Span>('this')
  const range = rangeOf(span)
  const { data, error } = useCall(readIncome, { query: range }, { keepsPrevious: true, staleMs: 3_000 })
  return (
    <>
      <div className={styles.bar}>
        <Segmented<Span>
          label={t('agent_income_period')}
          choices={(['this', 'last', 'month'] as const).map((key) => ({
            key,
            text: t(`agent_income_${key}`),
          }))}
          value={span}
          onChange={setSpan}
        />
        <CsvFile call={exportIncome} query={range} />
      </div>
      {data ? (
        <div className={styles.columns}>
          <Sources data={data} />
          <Periods data={data} />
          <Days data={data} />
          <Commissions key={span} range={range} />
        </div>
      ) : error ? (
        <EmptyState title={errorText(error, t)} />
      ) : (
        <Skeleton shape="row" />
      )}
    </>
  )
}

function Sources({ data: { income, from, to } }: { data: Value }) {
  const t = useText()
  return (
    <section className={`panel ${styles.card}`}>
      <p className="small text-2">{t('agent_income_credited')}</p>
      <Money amount={income.total} className={styles.total} />
      <p className="note text-3">
        {t('agent_statement_range', { from: formatDay(from), to: formatDay(to) })} ·{' '}
        {t('agent_statement_withdrawable')}
      </p>
      <div className={styles.share} aria-hidden="true">
        {sources.map(({ key }) =>
          income[key] > 0 ? <i key={key} className={styles[key]} style={{ flexGrow: income[key] }} /> : null,
        )}
      </div>
      <ul className={styles.sources}>
        {sources.map(({ key, text, panel }) => (
          <li key={key}>
            <i className={`${styles.dot} ${styles[key]}`} aria-hidden="true" />
            {panel ? (
              <AppLink className="link" href={paths.agentHome(panel)}>
                {t(text)}
              </AppLink>
            ) : (
              <span>{t(text)}</span>
            )}
            <b className="number">{formatAmount(income[key])}</b>
          </li>
        ))}
        <li className={styles.sum}>
          <i className={styles.dot} aria-hidden="true" />
          <span>{t('agent_income_total')}</span>
          <Money amount={income.total} />
        </li>
        <li className="text-2">
          <i className={styles.dot} aria-hidden="true" />
          <span>{t('agent_income_transfers')}</span>
          <span className="number">{formatAmount(income.transfers)}</span>
        </li>
      </ul>
      <p className="note text-3">{t('agent_income_no_promise')}</p>
    </section>
  )
}

/** Five half months as stacked bars; the table below has the same figures. */
function Periods({ data: { periods } }: { data: Value }) {
  const t = useText()
  const most = Math.max(1, ...periods.map(({ total }) => total))
  return (
    <section className={`panel ${styles.card}`}>
      <h2>{t('agent_income_periods')}</h2>
      <ol className={styles.bars}>
        {periods.map((period) => (
          <li key={period.periodId}>
            <small className="number">{formatAmount(period.total, 0)}</small>
            <span className={styles.column} aria-hidden="true">
              {sources.map(({ key }) =>
                period[key] > 0 ? (
                  <i key={key} className={styles[key]} style={{ height: `${(period[key] / most) * 100}%` }} />
                ) : null,
              )}
            </span>
            <small className="text-2">
              {formatDay(period.from).slice(0, 5)}–{formatDay(period.to).slice(0, 5)}
            </small>
          </li>
        ))}
      </ol>
      <ul className={styles.legend}>
        {sources.map(({ key, text }) => (
          <li key={key}>
            <i className={`${styles.dot} ${styles[key]}`} aria-hidden="true" />
            {t(text)}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Days({ data: { days, income } }: { data: Value }) {
  const t = useText()
  return (
    <section className={`panel ${styles.card} ${styles.wide}`}>
      <h2>{t('agent_income_days')}</h2>
      <DataTable
        caption={t('agent_income_chart')}
        rows={[...days].reverse()}
        rowKey={({ day }) => day}
        empty={<EmptyState isSmall title={t('agent_income_empty')} />}
        columns={[
          {
            key: 'day',
            head: t('agent_income_day'),
            cell: ({ day }) => formatDay(day),
            card: 'title',
            foot: t('agent_income_total'),
          },
          ...sources.map(({ key, text }) => ({
            key,
            head: t(text),
            cell: (day: Value['days'][number]) => formatAmount(day[key]),
            isFigure: true,
            foot: formatAmount(income[key]),
          })),
          {
            key: 'total',
            head: t('agent_income_total'),
            cell: ({ total }) => <Money amount={total} />,
            isFigure: true,
            card: 'amount',
            foot: formatAmount(income.total),
          },
        ]}
      />
    </section>
  )
}
