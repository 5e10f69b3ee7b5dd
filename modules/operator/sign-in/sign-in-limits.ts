/**
 * Attempts at an operator's password or factor: counted before they are checked, so that parallel ones cannot
 * slip past.
 */
import { refuse } from '../../../contract/errors.ts'
import { networkOf } from '../../../platform/addresses.ts'
import { appendAudit } from '../../../platform/audit-log.ts'
import type { RequestContext } from '../../../platform/calls.ts'
import { clearCounter, raiseCounter, readCounter } from '../../../platform/counters.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { operatorByName } from '../shared/store/accounts.ts'

const MINUTE = 60_000
/**
 * security/decisions.md §4, Login: for each account a short and a long window, for each network one of its
 * own.
 */
const limits = [
  { name: 'operator.try', of: 'account', tries: 5, windowMs: 15 * MINUTE },
  { name: 'operator.try-day', of: 'account', tries: 20, windowMs: 24 * 60 * MINUTE },
  { name: 'operator.try-network', of: 'network', tries: 60, windowMs: 15 * MINUTE },
] as const

/**
 * Counts one attempt; AUTH_LOCKED with the minutes left once a limit is exceeded. Known and unknown names
 * count alike.
 */
export async function countTry(context: RequestContext, username: string): Promise<void> {
  for (const limit of limits) {
    const subject = limit.of === 'account' ? `${context.merchant.id}:${username}` : networkOf(context.address)
    const hits = await raiseCounter(context.database.kysely, limit.name, subject, limit.windowMs)
    if (hits <= limit.tries) continue
    if (limit.of === 'account' && hits === limit.tries + 1) await noteLock(context, username, limit.name)
    const { endsInMs } = await readCounter(context.database.kysely, limit.name, subject)
    refuse('AUTH_LOCKED', String(Math.max(1, Math.ceil(endsInMs / MINUTE))))
  }
}

/** After a right password and factor the account's attempts are forgotten, the network's are not. */
export async function forgetTries(context: RequestContext, username: string): Promise<void> {
  for (const limit of limits) {
    if (limit.of === 'account')
      await clearCounter(context.database.kysely, limit.name, `${context.merchant.id}:${username}`)
  }
}

/** How an operator's password is checked at the players' sign-in; see identity's slot `staffHashKey`. */
export async function staffHashOf(
  context: RequestContext,
  username: string,
  isJudged: boolean,
): Promise<string | null> {
  const found = await operatorByName(context.database.kysely, context.merchant.id, username)
  if (!found || !isJudged) return null
  try {
    await countTry(context, found.username)
    return found.password_hash
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

async function noteLock(context: RequestContext, username: string, counter: string): Promise<void> {
  await context.database.transaction((tx) =>
    appendAudit(tx, {
      actor: 'system',
      action: 'operator.lock',
      subject: `operator-name:${username}`,
      detail: { counter, address: context.address, merchantId: context.merchant.id },
    }),
  )
}
