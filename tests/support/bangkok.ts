/** Moving the clock to an hour of the day in Bangkok. */
import { businessDate, startOfBusinessDate } from '../../kernel/calendar.ts'
import { clock } from '../../kernel/clock.ts'

/** The next time that it is this many o'clock. */
export async function goToHour(
  house: { advance(duration: string): Promise<void> },
  hour: number,
): Promise<void> {
  const midnight = startOfBusinessDate(businessDate(clock.now(), 'Asia/Bangkok'), 'Asia/Bangkok').getTime()
  const minutes = Math.ceil((midnight + hour * 3_600_000 - clock.nowMs()) / 60_000)
  await house.advance(`PT${minutes > 0 ? minutes : minutes + 1_440}M`)
}
