/** The payment password: asked for before money leaves, locked for a day after five wrong tries (domain/economy.md §8.1). */
import { refuse, type ErrorCode } from '../../contract/errors.ts'
import type { RequestContext } from '../../platform/calls.ts'
import { clearCounter, holdCounter, lowerCounters, raiseCounter, readCounter } from '../../platform/counters.ts'
import { clock } from '../../kernel/clock.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { momentText } from '../../platform/moment-text.ts'
import { verifyPassword } from '../../platform/passwords.ts'
import type { Reader } from '../../platform/postgres.ts'
import { readPaymentPassword } from './store/credentials.ts'

const COUNTER = 'payment-password-wrong'
/** Tries whose hash is not judged yet. */
const IN_FLIGHT = 'payment-password-in-flight'
const TRIES = 5
const LOCK_MS = 24 * 3_600_000
/** No hash waits this long; what a process left behind when it died is forgotten after it. */
const FLIGHT_MS = 10 * 60_000

type Asker = Pick<RequestContext, 'database' | 'session' | 'language' | 'merchant'>

/**
 * Checks the signed-in member's payment password. Not set or wrong: the code given; the fifth wrong try and all after
 * it for 24 hours: WD_PASSWORD_LOCKED (until when). Tries are counted outside the request's transaction and before the
 * hash, so of any number made at once five are judged; where those in flight could fill what is left: COMMON_BUSY.
 * Asked before a transaction begins (`handleProven`): a hash takes its time, and a connection or a lock would wait for it.
 */
export async function checkPaymentPassword(context: Asker, password: string, { wrong }: { wrong: Extract<ErrorCode, 'WD_PASSWORD' | 'PAYMENT_PASSWORD_WRONG'> }): Promise<void> {
  const accountId = context.session?.accountId ?? ''
  if ('tx' in context) throw new Error('a payment password is checked before the transaction begins')
  const reader = context.database.kysely
  const kept = await readPaymentPassword(reader, accountId)
  if (kept === null) refuse(wrong)
  const inFlight = await raiseCounter(reader, IN_FLIGHT, accountId, FLIGHT_MS, { slides: true })
  let wrongs: number
  try {
    // Read after the raise, and a wrong one is counted before it leaves the flight: together they never say too little.
    const { hits } = await readCounter(reader, COUNTER, accountId)
    if (hits < TRIES && hits + inFlight > TRIES) throw new Refusal('COMMON_BUSY', { retryAfterS: 1 })
    if (hits >= TRIES) await refuseLocked(context, accountId)
    if (await verifyPassword(kept, password)) return await clearCounter(reader, COUNTER, accountId)
    wrongs = await raiseCounter(reader, COUNTER, accountId, LOCK_MS)
  } finally {
    await lowerCounters(reader, [{ name: IN_FLIGHT, subject: accountId }])
  }
  if (wrongs < TRIES) refuse(wrong)
  await holdCounter(reader, COUNTER, accountId, LOCK_MS)
  await refuseLocked(context, accountId)
}

async function refuseLocked(context: Asker, accountId: string): Promise<never> {
  const { endsInMs } = await readCounter(context.database.kysely, COUNTER, accountId)
  return refuse('WD_PASSWORD_LOCKED', momentText(context, new Date(clock.nowMs() + endsInMs)))
}

/** Whether one is set, and until when it is locked. */
export async function paymentPasswordState(reader: Reader, accountId: string): Promise<{ isSet: boolean; lockedUntil: Date | null }> {
  const { hits, endsInMs } = await readCounter(reader, COUNTER, accountId)
  return { isSet: await readPaymentPassword(reader, accountId) !== null, lockedUntil: hits >= TRIES ? new Date(clock.nowMs() + endsInMs) : null }
}

/** Opens the lock: customer service did. */
export async function openPaymentPasswordLock(reader: Reader, accountId: string): Promise<void> {
  await clearCounter(reader, COUNTER, accountId)
}
