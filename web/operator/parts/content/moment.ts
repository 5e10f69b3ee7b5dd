/** Moments in a form's field (`datetime-local`), always in GMT+7. */
const OFFSET = '+07:00'
const OFFSET_MS = 7 * 3_600_000

/** "2026-11-21T03:04:05.678Z" → "2026-11-21T10:04"; null and '' stay empty. */
export function toMomentField(time: string | null): string {
  return time ? new Date(Date.parse(time) + OFFSET_MS).toISOString().slice(0, 16) : ''
}

/** What the field holds as a moment of the wire; null when it is empty or no moment. */
export function fromMomentField(text: string): string | null {
  const time = Date.parse(`${text}:00${OFFSET}`)
  return text === '' || Number.isNaN(time) ? null : new Date(time).toISOString()
}
