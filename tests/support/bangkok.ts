/** Moving the clock to an hour or a day in Bangkok. */
import { addDays, businessDate, startOfBusinessDate } from '../../kernel/calendar.ts'
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

/** Noon of the next day that is this one of its month. */
export async function goToDay(
  house: { advance(duration: string): Promise<void> },
  dayOfMonth: number,
): Promise<void> {
  let date = addDays(businessDate(clock.now(), 'Asia/Bangkok'), 1)
  while (Number(date.slice(-2)) !== dayOfMonth) date = addDays(date, 1)
  const noon = startOfBusinessDate(date, 'Asia/Bangkok').getTime() + 12 * 3_600_000
  await house.advance(`PT${Math.ceil((noon - clock.nowMs()) / 60_000)}M`)
}
