/** The factors of an account besides its password, and how each is proven. */
import { refuse } from '../../../contract/errors.ts'
import { isSameName } from '../../../contract/shared/person-name.ts'
import type { RequestContext } from '../../../platform/calls.ts'
import { hashRecoveryCode, isRecoveryCode } from '../../../platform/recovery-codes.ts'
import { openSecret } from '../../../platform/secrets.ts'
import { matchTotpStep } from '../../../platform/totp.ts'
import { judgeTry, minutesLocked, type TryBounds } from './limited-attempts.ts'
import type { AccountRow } from '../accounts/store/accounts.ts'
import { takeRecoveryCode, takeTotpStep } from './store/factors.ts'

export type FactorMethod = 'sms' | 'email' | 'payeeName' | 'authenticator'
export const factorMethods: readonly FactorMethod[] = ['sms', 'email', 'payeeName', 'authenticator']

/** Whether the account has the factor: only proven numbers and addresses count. */
export function hasFactor(account: AccountRow, method: FactorMethod): boolean {
  if (method === 'sms') return account.mobile !== null && account.mobile_verified_at !== null
  if (method === 'email') return account.email !== null && account.email_verified_at !== null
  return method === 'payeeName' ? account.payee_name !== null : account.totp_seed !== null
}

/** What may confirm a change of the account; a name that others know does not. */
export function proofsOf(account: AccountRow): ('sms' | 'email' | 'authenticator')[] {
  return (['authenticator', 'sms', 'email'] as const).filter((method) => hasFactor(account, method))
}

export const seedPurpose = (accountId: string): string => `member-totp:${accountId}`

/** Uses up a code of the authenticator or a recovery code; null if it is wrong or was used before. */
export async function spendAuthenticator(
  context: Pick<RequestContext, 'config' | 'database' | 'now'>,
  account: AccountRow,
  code: string,
): Promise<'authenticator' | 'recoveryCode' | null> {
  const { account_id: accountId, totp_seed: sealed } = account
  if (!sealed) return null
  if (isRecoveryCode(code))
    return (await context.database.transaction((tx) =>
      takeRecoveryCode(tx, accountId, hashRecoveryCode(code)),
    ))
      ? 'recoveryCode'
      : null
  const step = matchTotpStep(
    openSecret(context.config.secretKey, seedPurpose(accountId), sealed),
    code,
    context.now,
    account.totp_last_step,
  )
  return step !== null && (await context.database.transaction((tx) => takeTotpStep(tx, accountId, step)))
    ? 'authenticator'
    : null
}

export function isPayeeName(account: AccountRow, typed: string): boolean {
  return account.payee_name !== null && isSameName(typed, account.payee_name)
}

const BOUNDS: TryBounds = { counter: 'authenticator-try', tries: 5, windowMs: 15 * 60_000 }

/**
 * Checks one attempt at the authenticator by a signed-in account. A wrong code: AUTH_TOTP_WRONG; five wrong
 * attempts lock it for a quarter of an hour: AUTH_LOCKED (minutes).
 */
export async function judgeAuthenticator(
  { database: { kysely } }: Pick<RequestContext, 'database'>,
  accountId: string,
  isRight: () => Promise<boolean>,
): Promise<void> {
  const tried = await judgeTry(kysely, BOUNDS, accountId, isRight)
  if (tried === null) refuse('AUTH_LOCKED', await minutesLocked(kysely, BOUNDS, accountId))
  if (!tried.isRight) refuse('AUTH_TOTP_WRONG')
}

/** The same for a bound authenticator: a right code is used up. */
export async function proveAuthenticator(
  context: Pick<RequestContext, 'config' | 'database' | 'now'>,
  account: AccountRow,
  code: string,
): Promise<void> {
  await judgeAuthenticator(
    context,
    account.account_id,
    async () => (await spendAuthenticator(context, account, code)) !== null,
  )
}
