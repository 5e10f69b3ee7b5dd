import { serverOffsetMs } from '../../../client/server-clock.ts'
import { formatShortTime } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { useSecondsLeft } from '../../../ui/status/countdown.tsx'

/**
 * Until when something was promised, in words: what is left in minutes and seconds, then since when it is
 * late.
 */
export function DueClock({ dueBy }: { dueBy: string }) {
  const t = useText()
  const left = useSecondsLeft(dueBy, serverOffsetMs())
  if (left === 0)
    return (
      <span className="number negative">
        {t('queue_due_late')} {formatShortTime(dueBy)}
      </span>
    )
  const hours = Math.floor(left / 3600)
  const rest = [Math.floor(left / 60) % 60, left % 60].map((part) => String(part).padStart(2, '0')).join(':')
  return (
    <>
      {t('queue_due')}{' '}
      <span className="number" role="timer">
        {hours > 0 ? `${hours}:${rest}` : rest}
      </span>
    </>
  )
}
