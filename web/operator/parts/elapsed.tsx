import { useEffect, useState } from 'react'
import { serverOffsetMs } from '../../client/server-clock.ts'
import { useText } from '../../ui/i18n/text.tsx'

/**
 * How long something has waited, in whole minutes, then hours, then days; red once it waits too long.
 * `isMain`: it is the figure that is looked for, and not a remark beside others.
 */
export function Elapsed({
  since,
  lateAfterMinutes,
  isMain = false,
}: {
  since: string
  lateAfterMinutes?: number
  isMain?: boolean
}) {
  const t = useText()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 15_000)
    return () => clearInterval(timer)
  }, [])
  const minutes = Math.max(0, Math.floor((now + serverOffsetMs() - new Date(since).getTime()) / 60_000))
  const text =
    minutes < 60
      ? t('common_minutes', { count: minutes })
      : minutes < 1440
        ? t('common_hours', { count: Math.floor(minutes / 60) })
        : t('common_days', { count: Math.floor(minutes / 1440) })
  const isLate = lateAfterMinutes !== undefined && minutes >= lateAfterMinutes
  const tone = isLate ? ' negative' : isMain ? '' : ' text-2'
  return <span className={`number${tone}`}>{text}</span>
}
