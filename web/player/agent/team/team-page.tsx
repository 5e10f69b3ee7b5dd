import { useState } from 'react'
import { exportOverview } from '../../../../contract/player/agents/team/export-overview.ts'
import { readIncome } from '../../../../contract/player/agents/pay/read-income.ts'
import {
  readOverview,
  type readOverviewSchemas,
} from '../../../../contract/player/agents/team/read-overview.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { formatAmount, formatDay, formatMoney } from '../../../../design/format.ts'
import { useCall } from '../../../client/use-call.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import '../pay/texts.ts'
import { DayBars, everyDay } from './day-bars.tsx'
import { AsOf, FileButton, Kpi, Result, TeamState } from './parts.tsx'
import { ProductBars } from './product-bars.tsx'
import { RangeChoice, rangeOf } from './range-choice.tsx'
import styles from './team.module.css'
import { REFRESH_MS } from './words.ts'

type Overview = ValueOf<typeof readOverviewSchemas>

/** What the whole line did in a range, beside the days before, by day and by category. */
export default function TeamPage() {
  const t = useText()
  const [range, setRange] = useState(rangeOf('week'))
  const { data, error, isPending, refetch } = useCall(
    readOverview,
    { query: range },
    { keepsPrevious: true, refetchEveryMs: REFRESH_MS },
  )
  return (
    <div className="stack">
      <RangeChoice range={range} onChange={setRange} />
      <TeamState error={error} isPending={isPending} onRetry={refetch}>
        {data ? (
          <>
            <Kpis data={data} />
            <AsOf at={data.asOf} />
            <div className={styles.pair}>
              <section className={`panel ${styles.charts}`}>
                <DayBars
                  title={t('agent_team_valid_by_day')}
                  tone="jade"
                  days={everyDay(data, data.days, (row) => row.validBetAmount)}
                />
                <DayBars
                  title={t('agent_team_loss_by_day')}
                  tone="gold"
                  days={everyDay(data, data.days, (row) => row.gameWinAmount)}
                />
                <IncomeBars range={{ from: data.from, to: data.to }} />
              </section>
              <section className="panel">
                <header className={styles.head}>
                  <h2>{t('agent_team_by_product')}</h2>
                  <small>{t('agent_valid_bet')}</small>
                </header>
                <ProductBars rows={data.products} />
              </section>
            </div>
            <Days data={data} />
            <div className={styles.tools}>
              <FileButton call={exportOverview} query={range} />
            </div>
          </>
        ) : null}
      </TeamState>
    </div>
  )
}

/** What the agent was credited on the same days; the table of these days is the team's. */
function IncomeBars({ range }: { range: { from: string; to: string } }) {
  const t = useText()
  const { data } = useCall(readIncome, { query: range }, { keepsPrevious: true, staleMs: REFRESH_MS })
  if (!data) return null
  return (
    <DayBars
      title={t('agent_income_chart')}
      tone="gold"
      days={everyDay(range, data.days, ({ total }) => total)}
    />
  )
}

/** The change against the days before in whole percent; nothing to compare with: nothing. */
function useChange(): (now: number, before: number) => string | undefined {
  const t = useText()
  return (now, before) => {
    if (before <= 0) return undefined
    const tenths = Math.round(((now - before) / before) * 1000)
    const percent = `${tenths > 0 ? '+' : tenths < 0 ? '\u2212' : ''}${(Math.abs(tenths) / 10).toFixed(1)}%`
    return t('agent_team_since_before', { percent })
  }
}

function Kpis({ data }: { data: Overview }) {
  const t = useText()
  const change = useChange()
  const { range, rangeBefore: before, currency } = data
  return (
    <div className={styles.kpis}>
      <Kpi
        label={t('agent_team_balance')}
        note={`${t('agent_team_accounts', { count: data.accountCount })} · ${t('agent_team_online_count', { count: data.onlineCount })}`}
      >
        <span className="money">{formatMoney(data.balanceAmount, currency)}</span>
      </Kpi>
      <Kpi label={t('agent_loss_deposits')} note={change(range.depositAmount, before.depositAmount)}>
        {formatMoney(range.depositAmount, currency)}
      </Kpi>
      <Kpi label={t('agent_loss_withdrawals')} note={change(range.withdrawalAmount, before.withdrawalAmount)}>
        {formatMoney(range.withdrawalAmount, currency)}
      </Kpi>
      <Kpi label={t('agent_valid_bet')} note={change(range.validBetAmount, before.validBetAmount)}>
        {formatMoney(range.validBetAmount, currency)}
      </Kpi>
      <Kpi label={t('agent_team_profit')} note={t('agent_team_negative')}>
        <Result amount={range.profitAmount} currency={currency} />
      </Kpi>
      <Kpi
        label={t('agent_registrations')}
        note={`${t('agent_first_deposits')} ${range.firstDepositCount} · ${t('agent_active_bettors')} ${data.today.activeCount}`}
      >
        {range.registrationCount}
      </Kpi>
    </div>
  )
}

function Days({ data }: { data: Overview }) {
  const t = useText()
  const { range } = data
  return (
    <section className="panel">
      <DataTable
        caption={t('agent_team_figures')}
        rows={[...data.days].reverse()}
        rowKey={({ day }) => day}
        empty={<EmptyState isSmall title={t('agent_bet_empty')} />}
        columns={[
          {
            key: 'day',
            head: t('agent_bet_by_day'),
            cell: ({ day }) => formatDay(day),
            card: 'title',
            foot: t('agent_bet_total'),
          },
          {
            key: 'deposits',
            head: t('agent_loss_deposits'),
            cell: (row) => formatAmount(row.depositAmount),
            isFigure: true,
            foot: formatAmount(range.depositAmount),
          },
          {
            key: 'withdrawals',
            head: t('agent_loss_withdrawals'),
            cell: (row) => formatAmount(row.withdrawalAmount),
            isFigure: true,
            foot: formatAmount(range.withdrawalAmount),
          },
          {
            key: 'valid',
            head: t('agent_valid_bet'),
            cell: (row) => formatAmount(row.validBetAmount),
            isFigure: true,
            foot: formatAmount(range.validBetAmount),
          },
          {
            key: 'payout',
            head: t('agent_team_payout'),
            cell: (row) => formatAmount(row.payoutAmount),
            isFigure: true,
            foot: formatAmount(range.payoutAmount),
          },
          {
            key: 'given',
            head: t('agent_team_promotions'),
            cell: (row) => formatAmount(row.promotionAmount + row.rebateAmount),
            isFigure: true,
            foot: formatAmount(range.promotionAmount + range.rebateAmount),
          },
          {
            key: 'profit',
            head: t('agent_team_profit'),
            cell: (row) => <Result amount={row.profitAmount} />,
            isFigure: true,
            card: 'amount',
            foot: <Result amount={range.profitAmount} />,
          },
        ]}
      />
    </section>
  )
}
