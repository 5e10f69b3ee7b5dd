import type { readStatisticsSchemas } from '../../../../../contract/player/lottery/read-statistics.ts'
import type { ValueOf } from '../../../../../contract/shared/call.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { endMarks } from './end-marks.ts'
import styles from './numbers.module.css'

/** How often each two-digit end stood on the last boards, and for how many boards it has not come. */
export function EndsTable({ ends }: { ends: ValueOf<typeof readStatisticsSchemas>['ends'] }) {
  const t = useText()
  const marks = endMarks(ends)
  return (
    <ol className={styles.ends}>
      {ends.map(({ number, frequency, currentOmission }) => {
        const mark = marks.get(number)
        return (
          <li
            key={number}
            className={mark === 'OFTEN' ? styles.often : mark === 'SELDOM' ? styles.seldom : undefined}
          >
            <span>{number}</span>
            <b>
              <span className="sr-only">{t('draw_frequency')}</span> {frequency}
            </b>
            <small>
              <span className="sr-only">{t('draw_gap_now')}</span> {currentOmission}
            </small>
          </li>
        )
      })}
    </ol>
  )
}
