/**
 * A secret that is asked for again: only this many wrong attempts are checked, however many are made at once.
 */
import { randomUUID } from 'node:crypto'
import { Refusal } from '../../../kernel/refusal.ts'
import {
  clearCounter,
  joinFlight,
  leaveFlight,
  raiseCounter,
  readCounter,
} from '../../../platform/counters.ts'
import type { Reader } from '../../../platform/postgres.ts'

export interface TryBounds {
  /** The counter of wrong attempts. */
  readonly counter: string
  readonly tries: number
  /** Wrong attempts are forgotten this long after the first of them. */
  readonly windowMs: number
}

export interface Tried {
  isRight: boolean
  /** Including this one. */
  wrongs: number
}

/** No hash waits this long; an attempt whose process died is forgotten after it. */
const FLIGHT_MS = 60_000

/**
 * Checks one attempt of a subject; null if all are used up. Attempts whose hash is not checked yet count as
 * wrong meanwhile: if they could use up what is left, COMMON_BUSY. Run it on the database itself and before a
 * transaction begins, since a hash takes time in which a connection or a lock would wait.
 */
export async function judgeTry(
  reader: Reader,
  { counter, tries, windowMs }: TryBounds,
  subject: string,
  isRight: () => Promise<boolean>,
): Promise<Tried | null> {
  const purpose = `${counter}-in-flight`
  const flightId = randomUUID()
  const inFlight = await joinFlight(reader, purpose, subject, flightId, FLIGHT_MS)
  try {
    // Read after joining, and a wrong attempt is counted before it leaves: together they never count too few.
    const { hits } = await readCounter(reader, counter, subject)
    if (hits >= tries) return null
    if (hits + inFlight > tries) throw new Refusal('COMMON_BUSY', { retryAfterS: 1 })
    if (!(await isRight()))
      return { isRight: false, wrongs: await raiseCounter(reader, counter, subject, windowMs) }
    await clearCounter(reader, counter, subject)
    return { isRight: true, wrongs: 0 }
  } finally {
    await leaveFlight(reader, purpose, subject, flightId)
  }
}

/** How many minutes a subject is still locked, for AUTH_LOCKED. */
export async function minutesLocked(
  reader: Reader,
  { counter }: TryBounds,
  subject: string,
): Promise<string> {
  const { endsInMs } = await readCounter(reader, counter, subject)
  return String(Math.max(1, Math.ceil(endsInMs / 60_000)))
}
