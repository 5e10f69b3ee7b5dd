import { formatClock, toBusinessDate } from '../../../../design/format.ts'
import type { ChartSeries } from '../../parts/chart.tsx'
import type { Dashboard } from './types.ts'

const BAHT = 100

export function ggrChart(
  dashboard: Dashboard,
  current: string,
  before: string,
): { places: string[]; series: ChartSeries[] } {
  const places = dashboard.series.map(({ start }) =>
    dashboard.period === 'TODAY' ? formatClock(start) : dayOf(start),
  )
  return {
    places,
    series: [
      {
        name: current,
        colour: 'chart-3',
        look: 'area',
        values: dashboard.series.map(({ ggrAmount }) => (ggrAmount === null ? null : ggrAmount / BAHT)),
      },
      {
        name: before,
        colour: 'chart-4',
        look: 'dashed',
        values: dashboard.series.map(({ ggrBeforeAmount }) => ggrBeforeAmount / BAHT),
      },
    ],
  }
}

export function flowChart(
  dashboard: Dashboard,
  deposits: string,
  withdrawals: string,
): { places: string[]; series: ChartSeries[] } {
  return {
    places: dashboard.days.map(
      ({ date }) => `${parseInt(date.slice(8), 10)}/${parseInt(date.slice(5, 7), 10)}`,
    ),
    series: [
      {
        name: deposits,
        colour: 'chart-2',
        look: 'bars',
        values: dashboard.days.map(({ depositAmount }) => depositAmount / BAHT),
      },
      {
        name: withdrawals,
        colour: 'chart-1',
        look: 'bars',
        values: dashboard.days.map(({ withdrawalAmount }) => withdrawalAmount / BAHT),
      },
    ],
  }
}

function dayOf(start: string): string {
  const [, month = '', day = ''] = toBusinessDate(new Date(start)).split('-')
  return `${Number.parseInt(day, 10)}/${Number.parseInt(month, 10)}`
}
