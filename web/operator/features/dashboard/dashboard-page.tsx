import { useMemo, useState } from 'react'
import { readDashboard } from '../../../../contract/operator/dashboard/read-dashboard.ts'
import { countWaitingWork } from '../../../../contract/operator/dashboard/count-waiting-work.ts'
import { useCall } from '../../../client/use-call.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { formatCount, formatLongDate, formatMoney } from '../../../../design/format.ts'
import { useLanguage, useText } from '../../../ui/i18n/text.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'
import { ChartPanel } from '../../parts/chart-panel.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded } from '../../parts/paged.tsx'
import { Kpi } from '../../parts/panel.tsx'
import { paths } from '../../paths.ts'
import { useCan } from '../../session/me.ts'
import { flowChart, ggrChart } from './charts.ts'
import styles from './dashboard.module.css'
import { HealthPanel } from './health-panel.tsx'
import { HeatPanel } from './heat-panel.tsx'
import { OpeningPanel } from './opening-panel.tsx'
import type { Dashboard } from './types.ts'
import { VendorsPanel } from './vendors-panel.tsx'

type Period = Dashboard['period']
const BAHT = 100

/** The merchant's figures, updated every fifteen seconds while the page is visible. */
export function DashboardPage() {
  const t = useText()
  const language = useLanguage()
  const [period, setPeriod] = useState<Period>('TODAY')
  const answer = useCall(
    readDashboard,
    { query: { period } },
    { keepsPrevious: true, refetchEveryMs: 15_000, staleMs: 5_000 },
  )
  return (
    <>
      <PageHead
        title={t('console_nav_dashboard')}
        beside={
          answer.data ? (
            <span className="small text-3">
              {formatLongDate(new Date(answer.data.to).getTime() - 1, language)}
            </span>
          ) : null
        }
        actions={
          <Segmented
            label={t('house_period')}
            value={period}
            onChange={setPeriod}
            choices={[
              { key: 'TODAY', text: t('house_today') },
              { key: 'WEEK', text: t('house_week') },
              { key: 'MONTH', text: t('house_month') },
            ]}
          />
        }
      />
      <OpeningPanel />
      <Loaded answer={answer}>{(dashboard) => <Figures dashboard={dashboard} />}</Loaded>
    </>
  )
}

function Figures({ dashboard }: { dashboard: Dashboard }) {
  const t = useText()
  const { figures, currency, period } = dashboard
  const money = (amount: number, decimals: 0 | 2 = 0) => formatMoney(amount, currency, { decimals })
  const isToday = period === 'TODAY'
  const { places, series } = useMemo(
    () =>
      ggrChart(
        dashboard,
        t(isToday ? 'house_today' : 'house_this_period'),
        t(isToday ? 'house_yesterday' : 'house_before'),
      ),
    [dashboard, isToday, t],
  )
  const flows = useMemo(
    () => flowChart(dashboard, t('house_deposits'), t('house_withdrawals')),
    [dashboard, t],
  )
  const writeBaht = (value: number) => money(Math.round(value * BAHT), 2)
  return (
    <>
      <div className={styles.kpis}>
        <Kpi
          className={styles.wide}
          isGold
          label={t(isToday ? 'house_ggr_today' : 'house_ggr')}
          value={money(figures.ggrAmount)}
          note={<Comparison now={figures.ggrAmount} before={figures.ggrBeforeAmount} isToday={isToday} />}
        />
        <Kpi
          label={t('house_deposits')}
          value={money(figures.depositAmount)}
          note={t('house_items', { count: figures.depositCount })}
        />
        <Kpi
          label={t('house_withdrawals')}
          value={money(figures.withdrawalAmount)}
          note={t('house_items', { count: figures.withdrawalCount })}
        />
        <Kpi
          label={t('house_online')}
          value={formatCount(figures.onlineCount)}
          note={t('house_active', { count: figures.activeCount })}
        />
        <Kpi
          label={t('house_registered')}
          value={formatCount(figures.registeredCount)}
          note={t('house_signed_in', { count: figures.signedInCount })}
        />
      </div>
      <LateAlert />
      <div className={styles.grid}>
        <ChartPanel
          className={styles.span8}
          title={t(isToday ? 'house_by_hour' : 'house_by_day')}
          placeHead={t(isToday ? 'house_time' : 'house_date')}
          places={places}
          series={series}
          write={writeBaht}
        />
        <HealthPanel className={styles.span4} health={dashboard.health} />
        <ChartPanel
          className={styles.span5}
          title={t('house_in_and_out')}
          placeHead={t('house_date')}
          places={flows.places}
          series={flows.series}
          write={writeBaht}
        />
        <HeatPanel className={styles.span7} hours={dashboard.hours} currency={currency} />
        <VendorsPanel className={styles.span12} vendors={dashboard.vendors} currency={currency} />
      </div>
    </>
  )
}

/** The revenue compared with the period before; a share only if there is something to compare with. */
function Comparison({ now, before, isToday }: { now: number; before: number; isToday: boolean }) {
  const t = useText()
  if (before <= 0) return <>{t('house_no_before')}</>
  const percent = ((now - before) / before) * 100
  const text = `${percent < 0 ? '\u2212' : '+'}${Math.abs(percent).toFixed(1)}%`
  return (
    <span className={percent < 0 ? 'negative' : 'positive'}>
      {t(isToday ? 'house_from_yesterday' : 'house_from_before', { change: text })}
    </span>
  )
}

function LateAlert() {
  const t = useText()
  const can = useCan()
  const { data } = useCall(countWaitingWork, {}, { refetchEveryMs: 15_000 })
  if (!data || data.withdrawalsLate === 0 || !can('withdrawals.read')) return null
  return (
    <ConsoleLink className={styles.alert} href={paths.withdrawals}>
      <Icon name="warn" />
      <span>
        <b>{t('house_late', { count: data.withdrawalsLate })}</b>{' '}
        {t('house_late_sum', {
          withdrawalsLateAmount: formatMoney(data.withdrawalsLateAmount, data.currency),
        })}
      </span>
      <span className="grow" />
      <Icon name="r" />
    </ConsoleLink>
  )
}
