/** The payment password: asked for before money leaves, locked for a day after five wrong tries (domain/economy.md §8.1). */
import { refuse, type ErrorCode } from '../../contract/errors.ts'
import type { RequestContext } from '../../platform/calls.ts'
import { clearCounter, holdCounter, lowerCounters, raiseCounter, readCounter } from '../../platform/counters.ts'
import { clock } from '../../kernel/clock.ts'
import { momentText } from '../../platform/moment-text.ts'
import { verifyPassword } from '../../platform/passwords.ts'
import type { Reader } from '../../platform/postgres.ts'
import { readPaymentPassword } from './store/credentials.ts'

const COUNTER = 'payment-password-wrong'
const TRIES = 5
const LOCK_MS = 24 * 3_600_000

type Asker = Pick<RequestContext, 'database' | 'session' | 'language' | 'merchant'>

/**
 * Checks the signed-in member's payment password. Not set or wrong: the code given; the fifth wrong try and all after
 * it for 24 hours: WD_PASSWORD_LOCKED (until when). Tries are counted outside the request's transaction and before the
 * hash, so of any number made at once five are judged. Asked before a transaction begins (`handleProven`): a hash takes
 * its time, and a connection or a lock would wait for it.
 */
export async function checkPaymentPassword(context: Asker, password: string, { wrong }: { wrong: Extract<ErrorCode, 'WD_PASSWORD' | 'PAYMENT_PASSWORD_WRONG'> }): Promise<void> {
  const accountId = context.session?.accountId ?? ''
  if ('tx' in context) throw new Error('a payment password is checked before the transaction begins')
  const reader = context.database.kysely
  const kept = await readPaymentPassword(reader, accountId)
  if (kept === null) refuse(wrong)
  const tries = await raiseCounter(reader, COUNTER, accountId, LOCK_MS)
  if (tries > TRIES) {
    await lowerCounters(reader, [{ name: COUNTER, subject: accountId }])
    await refuseLocked(context, accountId)
  }
  const isRight = await verifyPassword(kept, password).catch(async (error: unknown) => {
    await lowerCounters(reader, [{ name: COUNTER, subject: accountId }])
    throw error
  })
  if (isRight) {
    await clearCounter(reader, COUNTER, accountId)
    return
  }
  if (tries < TRIES) refuse(wrong)
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
