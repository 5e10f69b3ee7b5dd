/**
 * The product's own clock. Everything that asks for the time asks here, so that demo and test mode can move it
 * (`POST /api/dev/clock`); SQL asks `app.now()`, which reads the same offset from the database.
 */
let offsetMs = 0

export const clock = {
  now(): Date {
    return new Date(Date.now() + offsetMs)
  },
  nowMs(): number {
    return Date.now() + offsetMs
  },
  offsetMs(): number {
    return offsetMs
  },
  /** Set by the process as it starts, from the offset row of its database. */
  setOffset(ms: number): void {
    offsetMs = ms
  },
  /** The offset row only grows; word of an earlier step that comes after a later one's moves nothing back. */
  advanceTo(ms: number): void {
    if (ms > offsetMs) offsetMs = ms
  },
}
