import { formatLongDate } from '../../../../../design/format.ts'
import { useLanguage, useText } from '../../../../ui/i18n/text.tsx'
import styles from './days.module.css'
import { wordOf, type DrawDay, type DrawDays } from './words.ts'
import { monthName, monthsOf, weekdayNames } from './months.ts'

/** The months ahead; a day opens what may be done with it. */
export function Calendar({ days, onChoose }: { days: DrawDays; onChoose: (date: string) => void }) {
  const t = useText()
  const language = useLanguage()
  const byDate = new Map(days.days.map((day) => [day.date, day]))
  return (
    <>
      <p className={styles.legend}>
        <span>
          <i className={styles.drawn} />
          {t('lotday_usual')}
        </span>
        <span>
          <i className={styles.added} />
          {t('lotday_added')}
        </span>
        <span>
          <i className={styles.dropped} />
          {t('lotday_dropped')}
        </span>
      </p>
      <div className={styles.months}>
        {monthsOf(days.from, days.to).map((month) => (
          <section key={month.first} className={styles.month}>
            <h3>{monthName(month.first, language)}</h3>
            <div className={styles.week} aria-hidden="true">
              {weekdayNames(language).map((name) => (
                <span key={name} className={styles.weekday}>
                  {name}
                </span>
              ))}
            </div>
            <div className={styles.week}>
              {month.days.map((date, place) =>
                date === null ? (
                  <span key={place} />
                ) : date < days.from || date > days.to ? (
                  <span key={date} className={styles.day}>
                    {dayOf(date)}
                  </span>
                ) : (
                  <button
                    key={date}
                    type="button"
                    className={`${styles.day} ${classOf(byDate.get(date)) ?? ''}`}
                    aria-label={`${formatLongDate(`${date}T12:00:00Z`, language)} ${wordOf(t, byDate.get(date))}`}
                    onClick={() => onChoose(date)}
                  >
                    {dayOf(date)}
                  </button>
                ),
              )}
            </div>
          </section>
        ))}
      </div>
    </>
  )
}

const dayOf = (date: string): number => Number.parseInt(date.slice(8), 10)

function classOf(day: DrawDay | undefined): string | undefined {
  if (!day) return undefined
  if (!day.isDrawn) return styles.dropped
  return day.isUsual ? styles.drawn : styles.added
}
