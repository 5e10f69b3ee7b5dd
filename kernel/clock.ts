/**
 * The product's own clock. All code that needs the time asks here, so that demo and test mode can move it
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
  /** The offset only grows; an older value that arrives after a newer one moves nothing back. */
  advanceTo(ms: number): void {
    if (ms > offsetMs) offsetMs = ms
  },
}
