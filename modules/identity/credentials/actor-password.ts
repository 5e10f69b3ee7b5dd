import { refuse } from '../../../contract/errors.ts'
import type { BatchedContext } from '../../../platform/calls.ts'
import { checkOwnPassword } from './own-password.ts'
import { readAccount } from '../accounts/store/accounts.ts'

/**
 * The signed-in member's password, asked for again by another module's call that cannot be undone. Wrong:
 * AUTH_OLD_PASSWORD_WRONG; five wrong attempts: AUTH_LOCKED. It hashes, so call it outside of a transaction.
 */
export async function checkActorPassword(context: BatchedContext, password: string): Promise<void> {
  const account = await readAccount(context.database.kysely, context.merchant.id, context.actor.accountId)
  if (!account?.password_hash) refuse('SESSION_EXPIRED')
  await checkOwnPassword(context, account, password)
}
