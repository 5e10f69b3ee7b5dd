import { useSyncExternalStore } from 'react'
import { serverNowMs } from '../../../client/server-clock.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import styles from './draws.module.css'

const SECOND_MS = 1_000
const HOUR = 3_600
const DAY = 86_400

function eachSecond(listener: () => void): () => void {
  const timer = setInterval(listener, SECOND_MS / 4)
  return () => clearInterval(timer)
}
const nowSecond = () => Math.floor(serverNowMs() / SECOND_MS)

/** Whole seconds until a moment by the server's clock, 0 from the moment itself. */
export function useSecondsUntil(time: string): number {
  const now = useSyncExternalStore(eachSecond, nowSecond, nowSecond)
  return Math.max(0, Math.ceil(Date.parse(time) / SECOND_MS) - now)
}

const two = (part: number) => String(part).padStart(2, '0')

/** Boxed figures; only they move. */
export function Countdown({ until, label, isSmall }: { until: string; label: string; isSmall?: boolean }) {
  const t = useText()
  const left = useSecondsUntil(until)
  const days = Math.floor(left / DAY)
  const parts = [
    ...(left >= HOUR ? [Math.floor(left / HOUR) % 24] : []),
    Math.floor(left / 60) % 60,
    left % 60,
  ]
  return (
    <span
      className={isSmall ? `${styles.clock} ${styles.smallClock}` : styles.clock}
      role="timer"
      aria-label={label}
    >
      {days > 0 ? <span className="small">{t('common_days', { count: days })}</span> : null}
      {parts.map((part, place) => (
        <span key={place}>
          <b>{two(part)}</b>
          {place < parts.length - 1 ? ':' : ''}
        </span>
      ))}
    </span>
  )
}
