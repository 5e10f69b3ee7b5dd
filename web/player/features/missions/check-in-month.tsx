import { useState } from 'react'
import { readCheckIn, type readCheckInSchemas } from '../../../../contract/player/promotions/read-check-in.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { formatDay, formatMoney } from '../../../../design/format.ts'
import { useCall } from '../../../client/use-call.ts'
import { useLanguage, useText } from '../../../ui/i18n/text.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { briefMoney } from '../../../ui/promotions/story.tsx'
import { runsOf } from './check-in-runs.ts'
import styles from './missions.module.css'

type Standing = ValueOf<typeof readCheckInSchemas>

/** YYYY-MM moved by months. */
function monthMoved(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}

/** The days of a month as of a calendar that begins on Monday. */
function cellsOf(month: string): { lead: number; days: string[] } {
  const first = new Date(`${month}-01T00:00:00Z`)
  const last = new Date(`${monthMoved(month, 1)}-01T00:00:00Z`)
  const count = (last.getTime() - first.getTime()) / 86_400_000
  const days = Array.from({ length: count }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`)
  return { lead: (first.getUTCDay() + 6) % 7, days }
}

/** Days that were checked in, month by month. */
export function CheckInMonth({ standing }: { standing: Standing }) {
  const t = useText()
  const language = useLanguage()
  const present = standing.today.slice(0, 7)
  const [month, setMonth] = useState(present)
  const { data = standing } = useCall(
    readCheckIn,
    { query: { month } },
    { isEnabled: month !== present, keepsPrevious: true },
  )
  const shown = month === present ? standing.month : data.month
  const { lead, days } = cellsOf(month)
  const locale = language === 'th' ? 'th-TH-u-ca-buddhist-nu-latn' : 'en-GB'
  const write = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, { ...options, timeZone: 'UTC' })
  const done = new Set(shown.days.map(({ day }) => day))
  return (
    <section className={`panel ${styles.card}`}>
      <div className={styles.month}>
        <button
          type="button"
          aria-label={t('check_in_month_before')}
          disabled={month <= standing.month.firstMonth}
          onClick={() => setMonth(monthMoved(month, -1))}
        >
          <Icon name="l" />
        </button>
        <h2>{write(`${month}-01`, { month: 'long', year: 'numeric' })}</h2>
        <button
          type="button"
          aria-label={t('check_in_month_after')}
          disabled={month >= present}
          onClick={() => setMonth(monthMoved(month, 1))}
        >
          <Icon name="r" />
        </button>
        <span className="small text-2">
          {t('check_in_month_amount', { amount: briefMoney(shown.amount) })}
        </span>
      </div>
      <div className={styles.calendar}>
        {/* 2 to 8 November 2026 is a week from Monday on. */}
        {[2, 3, 4, 5, 6, 7, 8].map((day) => (
          <em key={day}>{write(`2026-11-0${day}`, { weekday: 'short' })}</em>
        ))}
        {days.map((day, at) => (
          <span
            key={day}
            style={at === 0 ? { gridColumnStart: lead + 1 } : undefined}
            className={[done.has(day) && styles.done, day === standing.today && styles.now]
              .filter(Boolean)
              .join(' ')}
          >
            {Number(day.slice(8))}
            {done.has(day) ? <span className="sr-only">{t('check_in_done')}</span> : null}
          </span>
        ))}
      </div>
      <p className="small text-2">{t('check_in_legend_done', { n: shown.days.length })}</p>
      <Runs days={shown.days} rowLength={standing.days.length} />
    </section>
  )
}

/** What stood in a row, and what it brought. */
function Runs({ days, rowLength }: { days: Standing['month']['days']; rowLength: number }) {
  const t = useText()
  const runs = runsOf(days)
  if (runs.length === 0) return null
  const short = (day: string) => formatDay(day).slice(0, 5)
  return (
    <ul className={styles.runs}>
      {runs.map(({ from, to, count, amount }) => (
        <li key={from}>
          <span className="grow">
            {t(count === rowLength ? 'check_in_run_full' : 'check_in_run', {
              span: from === to ? short(from) : `${short(from)}–${short(to)}`,
              n: count,
            })}
          </span>
          <b className={styles.money}>{formatMoney(amount)}</b>
        </li>
      ))}
    </ul>
  )
}
