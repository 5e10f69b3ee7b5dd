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
  /** Set by the process when the offset row of the database changes; live mode never calls it. */
  setOffset(ms: number): void {
    offsetMs = ms
  },
}
