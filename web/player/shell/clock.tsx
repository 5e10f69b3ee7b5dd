import { useEffect, useState } from 'react'
import { serverNowMs } from '../../client/server-clock.ts'
import { formatClock } from '../../../design/format.ts'
import { zoneLabel } from '../../../design/house.ts'
import { useText } from '../../ui/i18n/text.tsx'
import styles from './clock.module.css'

/** The merchant's time, each second. Empty until the browser has taken the page over. */
export function Clock({ className }: { className?: string | undefined }) {
  const t = useText()
  const [time, setTime] = useState('')
  useEffect(() => {
    const tick = () => setTime(formatClock(serverNowMs(), true))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <span className={[styles.clock, className].filter(Boolean).join(' ')}>
      <b>{time || '00:00:00'}</b> {t('header_clock_label', { zone: zoneLabel() })}
    </span>
  )
}
