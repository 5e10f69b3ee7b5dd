/** A secret asked for again: so many wrong tries are judged and no more, however many are made at once. */
import { randomUUID } from 'node:crypto'
import { Refusal } from '../../kernel/refusal.ts'
import { clearCounter, joinFlight, leaveFlight, raiseCounter, readCounter } from '../../platform/counters.ts'
import type { Reader } from '../../platform/postgres.ts'

export interface TryBounds {
  /** The counter of the wrong ones. */
  readonly counter: string
  readonly tries: number
  /** Wrong ones are forgotten so long after the first of them. */
  readonly windowMs: number
}

export interface Tried { isRight: boolean; /** With this one. */ wrongs: number }

/** No hash waits this long; a try that its process took with it when it died is forgotten after it. */
const FLIGHT_MS = 60_000

/**
 * Judges one try of a subject; null where all are spent. Tries whose hash is not judged yet count as wrong meanwhile:
 * where they could fill what is left, COMMON_BUSY. Run it on the database itself and before a transaction begins, since
 * a hash takes its time, and a connection or a lock would wait for it.
 */
export async function judgeTry(reader: Reader, { counter, tries, windowMs }: TryBounds, subject: string, isRight: () => Promise<boolean>): Promise<Tried | null> {
  const purpose = `${counter}-in-flight`
  const flightId = randomUUID()
  const inFlight = await joinFlight(reader, purpose, subject, flightId, FLIGHT_MS)
  try {
    // Read after joining, and a wrong one is counted before it leaves: together they never say too little.
    const { hits } = await readCounter(reader, counter, subject)
    if (hits >= tries) return null
    if (hits + inFlight > tries) throw new Refusal('COMMON_BUSY', { retryAfterS: 1 })
    if (!await isRight()) return { isRight: false, wrongs: await raiseCounter(reader, counter, subject, windowMs) }
    await clearCounter(reader, counter, subject)
    return { isRight: true, wrongs: 0 }
  } finally {
    await leaveFlight(reader, purpose, subject, flightId)
  }
}

/** How many minutes the tries of a subject still rest, as AUTH_LOCKED says it. */
export async function minutesLocked(reader: Reader, { counter }: TryBounds, subject: string): Promise<string> {
  const { endsInMs } = await readCounter(reader, counter, subject)
  return String(Math.max(1, Math.ceil(endsInMs / 60_000)))
}
