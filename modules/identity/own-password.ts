/** The signed-in account's own password, asked for again: whoever holds a session does not thereby hold the password. */
import { refuse } from '../../contract/errors.ts'
import type { RequestContext } from '../../platform/calls.ts'
import { clearCounter, lowerCounters, raiseCounter, readCounter } from '../../platform/counters.ts'
import { verifyPassword } from '../../platform/passwords.ts'

const COUNTER = 'old-password-wrong'
const TRIES = 5
const WINDOW_MS = 15 * 60_000

/** Wrong: AUTH_OLD_PASSWORD_WRONG; five wrong guesses rest a quarter of an hour: AUTH_LOCKED (minutes). */
export async function checkOwnPassword(context: Pick<RequestContext, 'database'>, account: { account_id: string; password_hash: string | null }, password: string): Promise<void> {
  const reader = context.database.kysely
  const subject = account.account_id
  if (await raiseCounter(reader, COUNTER, subject, WINDOW_MS) > TRIES) {
    const { endsInMs } = await readCounter(reader, COUNTER, subject)
    refuse('AUTH_LOCKED', String(Math.max(1, Math.ceil(endsInMs / 60_000))))
  }
  const isRight = await verifyPassword(account.password_hash, password).catch(async (error: unknown) => {
    await lowerCounters(reader, [{ name: COUNTER, subject }])
    throw error
  })
  if (!isRight) refuse('AUTH_OLD_PASSWORD_WRONG')
  await clearCounter(reader, COUNTER, subject)
}
