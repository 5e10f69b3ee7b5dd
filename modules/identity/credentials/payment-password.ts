/**
 * The payment password: asked for before money leaves, locked for a day after five wrong attempts
 * (domain/economy.md §8.1).
 */
import { refuse, type ErrorCode } from '../../../contract/errors.ts'
import type { RequestContext } from '../../../platform/calls.ts'
import { clearCounter, holdCounter, readCounter } from '../../../platform/counters.ts'
import { clock } from '../../../kernel/clock.ts'
import { momentText } from '../../../platform/moment-text.ts'
import { verifyPassword } from '../../../platform/passwords.ts'
import type { Reader } from '../../../platform/postgres.ts'
import { judgeTry } from './limited-attempts.ts'
import { openPaymentReset } from './payment-reset.ts'
import { readPaymentPassword } from './store/credentials.ts'

const TRIES = 5
const LOCK_MS = 24 * 3_600_000
const COUNTER = 'payment-password-wrong'

type Asker = Pick<RequestContext, 'database' | 'session' | 'language' | 'merchant'>

/**
 * Checks the signed-in member's payment password. Not set or wrong: the given code; from the fifth wrong
 * attempt on for 24 hours: WD_PASSWORD_LOCKED (until when). Of any number of attempts at once five are
 * checked (`judgeTry`). Call it before a transaction begins (`handleProven`).
 */
export async function checkPaymentPassword(
  context: Asker,
  password: string,
  { wrong }: { wrong: Extract<ErrorCode, 'WD_PASSWORD' | 'PAYMENT_PASSWORD_WRONG' | 'POINTS_PASSWORD'> },
): Promise<void> {
  const accountId = context.session?.accountId ?? ''
  if ('tx' in context) throw new Error('a payment password is checked before the transaction begins')
  const reader = context.database.kysely
  const kept = await readPaymentPassword(reader, accountId)
  if (kept === null) refuse(wrong)
  const tried = await judgeTry(reader, { counter: COUNTER, tries: TRIES, windowMs: LOCK_MS }, accountId, () =>
    verifyPassword(kept, password),
  )
  if (tried?.isRight) return
  if (tried && tried.wrongs < TRIES) refuse(wrong)
  if (tried) await holdCounter(reader, COUNTER, accountId, LOCK_MS)
  await refuseLocked(context, accountId)
}

async function refuseLocked(context: Asker, accountId: string): Promise<never> {
  const { endsInMs } = await readCounter(context.database.kysely, COUNTER, accountId)
  return refuse('WD_PASSWORD_LOCKED', momentText(context, new Date(clock.nowMs() + endsInMs)))
}

/** Whether one is set, and until when it is locked. */
export async function paymentPasswordState(
  reader: Reader,
  accountId: string,
): Promise<{ isSet: boolean; lockedUntil: Date | null }> {
  const { hits, endsInMs } = await readCounter(reader, COUNTER, accountId)
  return {
    isSet: (await readPaymentPassword(reader, accountId)) !== null,
    lockedUntil: hits >= TRIES ? new Date(clock.nowMs() + endsInMs) : null,
  }
}

/** Removes the lock, and that of the reset: customer service did it, or the owner proved their identity. */
export async function openPaymentPasswordLock(reader: Reader, accountId: string): Promise<void> {
  await clearCounter(reader, COUNTER, accountId)
  await openPaymentReset(reader, accountId)
}
