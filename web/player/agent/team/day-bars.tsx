import { formatAmount, formatDay } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import './texts.ts'
import styles from './chart.module.css'

const HEIGHT = 132
const TOP = 18
/** Few days have wider bars, so that the chart fills its panel. */
const FEW = 10
const MOST_LABELS = 8

/** Thousands with one decimal, as short as a bar is wide. */
function short(minor: number): string {
  const tenths = Math.round(minor / 10_000)
  return `${tenths < 0 ? '\u2212' : ''}${Math.floor(Math.abs(tenths) / 10)}${Math.abs(tenths) % 10 === 0 ? '' : `.${Math.abs(tenths) % 10}`}`
}

/** Bars of days; those below zero hang under the line. The last day stands out. */
export function DayBars({
  title,
  days,
  tone,
}: {
  title: string
  days: readonly { day: string; amount: number }[]
  tone: 'jade' | 'gold'
}) {
  const t = useText()
  const width = days.length <= FEW ? 64 : 36
  const most = Math.max(1, ...days.map(({ amount }) => Math.max(0, amount)))
  const least = Math.min(0, ...days.map(({ amount }) => amount))
  const scale = (HEIGHT - TOP) / (most - least)
  const base = TOP + most * scale
  const every = Math.ceil(days.length / MOST_LABELS)
  const isLabelled = (place: number) => (days.length - 1 - place) % every === 0
  return (
    <figure className={styles.chart}>
      <figcaption>
        <b>{title}</b>
        <small>{t('agent_team_thousands')}</small>
      </figcaption>
      <svg
        viewBox={`0 0 ${Math.max(1, days.length) * width} ${HEIGHT + 22}`}
        role="img"
        aria-label={`${title}: ${days.map(({ day, amount }) => `${formatDay(day)} ${formatAmount(amount)}`).join(', ')}`}
      >
        {[TOP, (TOP + base) / 2, base].map((y) => (
          <line key={y} className={styles.grid} x1={0} x2={days.length * width} y1={y} y2={y} />
        ))}
        {days.map(({ day, amount }, place) => {
          const height = Math.max(1, Math.abs(amount) * scale)
          const isLast = place === days.length - 1
          return (
            <g key={day} className={isLast ? styles.last : undefined}>
              <rect
                className={tone === 'jade' ? styles.jade : styles.gold}
                x={place * width + 5}
                width={width - 10}
                rx={3}
                y={amount < 0 ? base : base - height}
                height={height}
              />
              {isLabelled(place) ? (
                <>
                  <text x={place * width + width / 2} y={(amount < 0 ? base : base - height) - 4}>
                    {short(amount)}
                  </text>
                  <text x={place * width + width / 2} y={HEIGHT + 18}>
                    {Number.parseInt(day.slice(8), 10)}
                  </text>
                </>
              ) : null}
            </g>
          )
        })}
      </svg>
    </figure>
  )
}

/** Each day of a range, also those without a figure. */
export function everyDay<Row extends { day: string }>(
  { from, to }: { from: string; to: string },
  rows: readonly Row[],
  pick: (row: Row) => number,
): { day: string; amount: number }[] {
  const known = new Map(rows.map((row) => [row.day, pick(row)]))
  const days: { day: string; amount: number }[] = []
  for (let at = Date.parse(`${from}T00:00:00Z`); at <= Date.parse(`${to}T00:00:00Z`); at += 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10)
    days.push({ day, amount: known.get(day) ?? 0 })
  }
  return days
}
