import { useEffect } from 'react'
import { useText } from '../../../../ui/i18n/text.tsx'
import { useSecondsUntil } from './server-second.ts'
import styles from './parts.module.css'

const HOUR = 3600
const DAY = 86_400
/** From here on the close is near (look.md §9). */
const NEAR = 10
const ANNOUNCED = [60, 30, 10]

const two = (part: number) => String(part).padStart(2, '0')

/** 43 → 00 43; 19133 → 05 18 53; days are written before them. */
const pairsOf = (left: number): string[] =>
  left < HOUR
    ? [two(Math.floor(left / 60)), two(left % 60)]
    : [two(Math.floor(left / HOUR) % 24), two(Math.floor(left / 60) % 60), two(left % 60)]

interface CountdownProps {
  /** RFC 3339; counted by the server's clock. */
  endsAt: string
  /** What is counted to, for screen readers. */
  label: string
  /** Boxed pairs, as on a board's head; otherwise plain figures, as in lists. */
  isBoxed?: boolean
  /** Says 60, 30 and 10 seconds aloud: of one countdown a page. */
  isAnnounced?: boolean
  onEnd?: () => void
}

/** Nothing of it moves but the figures; under ten seconds it is red. */
export function Countdown({ endsAt, label, isBoxed, isAnnounced, onEnd }: CountdownProps) {
  const t = useText()
  const left = useSecondsUntil(endsAt)
  useEffect(() => {
    if (left === 0) onEnd?.()
    // A caller's function may be another one each time; what counts is that the end has come.
  }, [left === 0, endsAt])
  const days = Math.floor(left / DAY)
  const pairs = pairsOf(left)
  const look = isBoxed ? styles.boxed : styles.plain
  return (
    <span className={`${look} ${left < NEAR ? styles.near : ''}`} role="timer" aria-label={label}>
      {days > 0 ? <span className={styles.days}>{t('common_days', { count: days })}</span> : null}
      {isBoxed
        ? pairs.map((pair, place) => (
            <span key={place} className={styles.pair}>
              <b>{pair}</b>
              {place < pairs.length - 1 ? ':' : ''}
            </span>
          ))
        : pairs.join(':')}
      {isAnnounced ? (
        <span className="sr-only" aria-live="polite">
          {ANNOUNCED.includes(left) ? t('common_seconds', { count: left }) : ''}
        </span>
      ) : null}
    </span>
  )
}
