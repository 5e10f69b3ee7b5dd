/** What an account can prove itself with beside its password, and the proving of each. */
import { refuse } from '../../contract/errors.ts'
import { isSameName } from '../../contract/shared/person-name.ts'
import type { RequestContext } from '../../platform/calls.ts'
import { hashRecoveryCode, isRecoveryCode } from '../../platform/recovery-codes.ts'
import { openSecret } from '../../platform/secrets.ts'
import { matchTotpStep } from '../../platform/totp.ts'
import { raiseCounter, clearCounter, readCounter } from '../../platform/counters.ts'
import type { AccountRow } from './store/accounts.ts'
import { takeRecoveryCode, takeTotpStep } from './store/factors.ts'

export type FactorMethod = 'sms' | 'email' | 'payeeName' | 'authenticator'
export const factorMethods: readonly FactorMethod[] = ['sms', 'email', 'payeeName', 'authenticator']

/** Whether the account has the factor: proven numbers and addresses only. */
export function hasFactor(account: AccountRow, method: FactorMethod): boolean {
  if (method === 'sms') return account.mobile !== null && account.mobile_verified_at !== null
  if (method === 'email') return account.email !== null && account.email_verified_at !== null
  return method === 'payeeName' ? account.payee_name !== null : account.totp_seed !== null
}

/** What may confirm a change of the account; a name that others know confirms nothing here. */
export function proofsOf(account: AccountRow): ('sms' | 'email' | 'authenticator')[] {
  return (['authenticator', 'sms', 'email'] as const).filter((method) => hasFactor(account, method))
}

export const seedPurpose = (accountId: string): string => `member-totp:${accountId}`

/** Spends a code of the authenticator or a recovery code; null where it is wrong or was used before. */
export async function spendAuthenticator(context: Pick<RequestContext, 'config' | 'database' | 'now'>, account: AccountRow, code: string): Promise<'authenticator' | 'recoveryCode' | null> {
  const { account_id: accountId, totp_seed: sealed } = account
  if (!sealed) return null
  if (isRecoveryCode(code)) return await context.database.transaction((tx) => takeRecoveryCode(tx, accountId, hashRecoveryCode(code))) ? 'recoveryCode' : null
  const step = matchTotpStep(openSecret(context.config.secretKey, seedPurpose(accountId), sealed), code, context.now, account.totp_last_step)
  return step !== null && await context.database.transaction((tx) => takeTotpStep(tx, accountId, step)) ? 'authenticator' : null
}

export function isPayeeName(account: AccountRow, typed: string): boolean {
  return account.payee_name !== null && isSameName(typed, account.payee_name)
}

const TRIES = 5
const WINDOW_MS = 15 * 60_000

/** Counts one guess of the authenticator by a signed-in account, before it is judged: AUTH_LOCKED (minutes) after five. */
export async function countAuthenticatorTry(context: Pick<RequestContext, 'database'>, accountId: string): Promise<void> {
  if (await raiseCounter(context.database.kysely, 'authenticator-try', accountId, WINDOW_MS) <= TRIES) return
  const { endsInMs } = await readCounter(context.database.kysely, 'authenticator-try', accountId)
  refuse('AUTH_LOCKED', String(Math.max(1, Math.ceil(endsInMs / 60_000))))
}

export async function forgetAuthenticatorTries(context: Pick<RequestContext, 'database'>, accountId: string): Promise<void> {
  await clearCounter(context.database.kysely, 'authenticator-try', accountId)
}

/** The same for a handler: a wrong code is AUTH_TOTP_WRONG. */
export async function proveAuthenticator(context: Pick<RequestContext, 'config' | 'database' | 'now'>, account: AccountRow, code: string): Promise<void> {
  await countAuthenticatorTry(context, account.account_id)
  if (!await spendAuthenticator(context, account, code)) refuse('AUTH_TOTP_WRONG')
  await forgetAuthenticatorTries(context, account.account_id)
}
