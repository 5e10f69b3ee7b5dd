import { useEffect, useState } from 'react'
import { useText } from '../i18n/text.tsx'
import styles from './countdown.module.css'

/**
 * Whole seconds until `endsAt` (RFC 3339), never below zero, counted again each second. `clockOffsetMs` is
 * server minus device.
 */
export function useSecondsLeft(endsAt: string | number, clockOffsetMs = 0): number {
  const end = new Date(endsAt).getTime()
  const read = () => Math.max(0, Math.ceil((end - Date.now() - clockOffsetMs) / 1000))
  const [left, setLeft] = useState(read)
  useEffect(() => {
    setLeft(read())
    const timer = setInterval(() => setLeft(read()), 1000)
    return () => clearInterval(timer)
  }, [end, clockOffsetMs])
  return left
}

interface CountdownProps {
  endsAt: string | number
  /** Server minus device: a device's own clock may be wrong. */
  clockOffsetMs: number
  onEnd?: () => void
  isLarge?: boolean
  label?: string
}

/**
 * Boxed pairs, which may have moved on between the server's page and the browser's; red under 10 seconds;
 * days are written before the pairs when it is more than one.
 */
export function Countdown({ endsAt, clockOffsetMs, onEnd, isLarge, label }: CountdownProps) {
  const t = useText()
  const left = useSecondsLeft(endsAt, clockOffsetMs)
  useEffect(() => {
    if (left === 0) onEnd?.()
  }, [left === 0])
  const days = Math.floor(left / 86_400)
  const pairs = [Math.floor(left / 3600) % 24, Math.floor(left / 60) % 60, left % 60].map((part) =>
    String(part).padStart(2, '0'),
  )
  return (
    <span
      className={`${styles.countdown} ${isLarge ? styles.large : ''} ${left < 10 ? styles.hot : ''}`}
      role="timer"
      aria-label={label}
    >
      {days > 0 ? <span className={styles.days}>{t('common_days', { count: days })}</span> : null}
      {pairs.map((pair, place) => (
        <span key={place} className={styles.pair}>
          <b suppressHydrationWarning>{pair}</b>
          {place < 2 ? ':' : ''}
        </span>
      ))}
      <span className="sr-only" aria-live="polite">
        {[60, 30, 10].includes(left) ? t('common_seconds', { count: left }) : ''}
      </span>
    </span>
  )
}
