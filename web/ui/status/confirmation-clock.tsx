import { useSecondsLeft } from './countdown.tsx'
import styles from './confirmation-clock.module.css'

interface ConfirmationClockProps {
  startsAt: string
  endsAt: string
  clockOffsetMs?: number
  /** Under the figures, such as "time left to confirm". */
  caption: string
}

const CIRCLE = 2 * Math.PI * 84

/**
 * A ring of 200 px, less on a short phone, with 30 ticks; arc and hand show the share left; red under 10%. It
 * never restarts by itself.
 */
export function ConfirmationClock({ startsAt, endsAt, clockOffsetMs = 0, caption }: ConfirmationClockProps) {
  const left = useSecondsLeft(endsAt, clockOffsetMs)
  const whole = Math.max(1, (new Date(endsAt).getTime() - new Date(startsAt).getTime()) / 1000)
  const share = Math.min(1, left / whole)
  const minutes = Math.floor(left / 60)
  return (
    <div className={`${styles.clock} ${share < 0.1 ? styles.late : ''}`}>
      <svg viewBox="0 0 200 200" aria-hidden="true">
        {Array.from({ length: 30 }, (_, tick) => (
          <path
            key={tick}
            className={styles.tick}
            d={tick % 5 === 0 ? 'M100 8V16' : 'M100 8V12'}
            transform={`rotate(${tick * 12} 100 100)`}
          />
        ))}
        <circle className={styles.track} cx="100" cy="100" r="84" />
        <circle
          className={styles.arc}
          cx="100"
          cy="100"
          r="84"
          strokeDasharray={`${share * CIRCLE} ${CIRCLE}`}
          transform="rotate(-90 100 100)"
        />
        <path
          className={styles.hand}
          d="M100 9L106 16L100 23L94 16Z"
          transform={`rotate(${share * 360} 100 100)`}
        />
      </svg>
      <div className={styles.middle}>
        <b className="number" role="timer" aria-label={caption}>
          {String(minutes).padStart(2, '0')}:{String(left % 60).padStart(2, '0')}
        </b>
        <span>{caption}</span>
      </div>
    </div>
  )
}
