/**
 * The signed-in account's own password, asked for again, since having a session does not mean knowing the
 * password.
 */
import { refuse } from '../../../contract/errors.ts'
import type { RequestContext } from '../../../platform/calls.ts'
import { verifyPassword } from '../../../platform/passwords.ts'
import { judgeTry, minutesLocked } from './limited-attempts.ts'

const BOUNDS = { counter: 'old-password-wrong', tries: 5, windowMs: 15 * 60_000 }

/**
 * Wrong: AUTH_OLD_PASSWORD_WRONG; five wrong attempts lock it for a quarter of an hour: AUTH_LOCKED
 * (minutes).
 */
export async function checkOwnPassword(
  context: Pick<RequestContext, 'database'>,
  account: { account_id: string; password_hash: string | null },
  password: string,
): Promise<void> {
  const reader = context.database.kysely
  const tried = await judgeTry(reader, BOUNDS, account.account_id, () =>
    verifyPassword(account.password_hash, password),
  )
  if (tried === null) refuse('AUTH_LOCKED', await minutesLocked(reader, BOUNDS, account.account_id))
  if (!tried.isRight) refuse('AUTH_OLD_PASSWORD_WRONG')
}
