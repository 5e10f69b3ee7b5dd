/** Moments in a form's field (`datetime-local`), always in the merchant's zone. */
import { houseZone } from '../../../../design/house.ts'
import { momentOfWall, wallOf } from '../../../../kernel/calendar.ts'

/** "2026-11-21T03:04:05.678Z" → "2026-11-21T10:04" in GMT+7; null and '' stay empty. */
export function toMomentField(time: string | null): string {
  return time ? wallOf(new Date(time), houseZone()) : ''
}

/** What the field holds as a moment of the wire; null when it is empty or no moment. */
export function fromMomentField(text: string): string | null {
  const moment = momentOfWall(text, houseZone())
  return text === '' || Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}
