/**
 * A payment password reset by its owner (domain/economy.md §8.1 row 4): a code to the proven number, and the
 * name that payouts go to. Somebody with only a session learns nothing about the name, since it is checked
 * after the code.
 */
import { refuse } from '../../../contract/errors.ts'
import { clock } from '../../../kernel/clock.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { RequestContext } from '../../../platform/calls.ts'
import { clearCounter, holdCounter, readCounter } from '../../../platform/counters.ts'
import { momentText } from '../../../platform/moment-text.ts'
import type { Reader } from '../../../platform/postgres.ts'
import type { Session } from '../../../platform/sessions.ts'
import { judgeTry } from './limited-attempts.ts'
import { checkCode } from './codes.ts'
import { hasFactor, isPayeeName } from './factors.ts'
import type { AccountRow } from '../accounts/store/accounts.ts'

const LOCK_MS = 24 * 3_600_000
const BOUNDS = { counter: 'payment-reset-wrong', tries: 5, windowMs: LOCK_MS }

type Asker = Pick<RequestContext, 'database' | 'language' | 'merchant'>

/** There is one to reset, a number to prove and a name to ask for. */
export function canResetPayment(account: AccountRow): boolean {
  return (
    account.payment_password_hash !== null && hasFactor(account, 'sms') && hasFactor(account, 'payeeName')
  )
}

/** PAYMENT_RESET_UNAVAILABLE, or PAYMENT_RESET_LOCKED (until when) after five wrong tries. */
export async function refuseNoReset(context: Asker, reader: Reader, account: AccountRow): Promise<void> {
  if (!canResetPayment(account)) refuse('PAYMENT_RESET_UNAVAILABLE')
  const lockedUntil = await paymentResetLock(reader, account.account_id)
  if (lockedUntil) refuse('PAYMENT_RESET_LOCKED', momentText(context, lockedUntil))
}

/**
 * Code and name together have five attempts, also if made at once; a right code is used up, whatever the
 * name.
 */
export async function proveForReset(
  context: RequestContext & { actor: Session },
  account: AccountRow,
  given: { code: string; payeeName: string },
): Promise<void> {
  const reader = context.database.kysely
  await refuseNoReset(context, reader, account)
  let refusal = new Refusal('VERIFY_CODE_WRONG')
  const isRight = async () => {
    const wrong = await codeRefusal(context, account, given.code)
    if (wrong) refusal = wrong
    else if (isPayeeName(account, given.payeeName)) return true
    else refusal = new Refusal('AUTH_NAME_WRONG')
    return false
  }
  const tried = await judgeTry(reader, BOUNDS, account.account_id, isRight)
  if (tried?.isRight) return
  if (tried && tried.wrongs < BOUNDS.tries) throw refusal
  if (tried) await holdCounter(reader, BOUNDS.counter, account.account_id, LOCK_MS)
  await refuseNoReset(context, reader, account)
  // The lock was removed at this very moment: a wrong attempt stays wrong.
  throw tried ? refusal : new Refusal('COMMON_BUSY', { retryAfterS: 1 })
}

/** An expired code is not a guess: it is answered as such, and costs no attempt. */
async function codeRefusal(
  context: RequestContext & { actor: Session },
  account: AccountRow,
  code: string,
): Promise<Refusal | null> {
  try {
    await checkCode(context, {
      purpose: 'RESET_PAYMENT',
      mobile: account.mobile!,
      subject: context.actor.sessionId,
      code,
    })
    return null
  } catch (error) {
    if (error instanceof Refusal && error.code === 'VERIFY_CODE_WRONG') return error
    throw error
  }
}

/** Until when wrong attempts lock it; null: they do not. */
export async function paymentResetLock(reader: Reader, accountId: string): Promise<Date | null> {
  const { hits, endsInMs } = await readCounter(reader, BOUNDS.counter, accountId)
  return hits >= BOUNDS.tries ? new Date(clock.nowMs() + endsInMs) : null
}

export async function openPaymentReset(reader: Reader, accountId: string): Promise<void> {
  await clearCounter(reader, BOUNDS.counter, accountId)
}
