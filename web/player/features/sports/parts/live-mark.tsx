import { useText } from '../../../../ui/i18n/text.tsx'
import '../texts.ts'
import { stateText } from '../words/clock-words.ts'
import type { FixtureHead } from './kinds.ts'
import styles from './live-mark.module.css'

/** Where a match stands: red with a diamond while it is played. */
export function LiveMark({ head }: { head: Pick<FixtureHead, 'status' | 'clock' | 'startAt'> }) {
  const t = useText()
  const isLive = head.status === 'LIVE'
  return (
    <span className={isLive ? styles.live : styles.still}>
      {isLive ? `${t('sport_short_live')} ` : null}
      {stateText(head, t)}
    </span>
  )
}
