import { formatClock, formatShortTime, toBusinessDate } from '../../../../../design/format.ts'
import { serverNowMs } from '../../../../client/server-clock.ts'

/** The time alone if it is today, and with its day otherwise. */
export const momentText = (time: string | number, withSeconds = false): string =>
  toBusinessDate(new Date(time)) === toBusinessDate(serverNowMs())
    ? formatClock(time, withSeconds)
    : formatShortTime(time)
