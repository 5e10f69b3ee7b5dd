/**
 * How an operator proves their identity: password, authenticator, recovery codes, and the resulting claims.
 */
import { roleAbilities } from '../../../contract/operator/identity/abilities.ts'
import { refuse } from '../../../contract/errors.ts'
import { appendAudit } from '../../../platform/audit-log.ts'
import type { RequestContext } from '../../../platform/calls.ts'
import type { Config } from '../../../platform/config.ts'
import { verifyPassword } from '../../../platform/passwords.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { openSecret } from '../../../platform/secrets.ts'
import type { Session } from '../../../platform/sessions.ts'
import type { SessionClaims } from '../../../platform/session-claims.ts'
import { hashRecoveryCode, isRecoveryCode } from '../../../platform/recovery-codes.ts'
import { matchTotpStep } from '../../../platform/totp.ts'
import { countTry, forgetTries } from './sign-in-limits.ts'
import {
  operatorById,
  takeRecoveryCode,
  takeTotpStep,
  type OperatorAccount,
} from '../shared/store/accounts.ts'

/** The authenticator is optional in demo mode only (security/decisions.md §4, Operator console). */
export function mustEnrol(operator: OperatorAccount, config: Config): boolean {
  return config.mode === 'live' && operator.totp_seed === null
}

export function claimsOf(operator: OperatorAccount, config: Config): SessionClaims {
  return {
    account: operator.username,
    type: 0,
    isTrial: false,
    isAgent: false,
    abilities: [...roleAbilities[operator.role]],
    mustEnrol: mustEnrol(operator, config),
    mustChangePassword: operator.must_change_password,
  }
}

export function seedPurpose(operatorId: string): string {
  return `operator-totp:${operatorId}`
}

/** Uses up a code of the authenticator or a recovery code; false if it is wrong or was used before. */
export async function spendFactor(
  tx: Tx,
  operator: OperatorAccount,
  code: string,
  secretKey: Buffer,
  now: Date,
): Promise<boolean> {
  if (!operator.totp_seed) return false
  if (isRecoveryCode(code)) return takeRecoveryCode(tx, operator.id, hashRecoveryCode(code), now)
  const step = matchTotpStep(
    openSecret(secretKey, seedPurpose(operator.id), operator.totp_seed),
    code,
    now,
    operator.totp_last_step,
  )
  return step !== null && takeTotpStep(tx, operator.id, step)
}

/**
 * The signed-in operator once their password is right; counted like a sign-in (AUTH_OLD_PASSWORD_WRONG,
 * AUTH_LOCKED).
 */
export async function provePassword(
  context: RequestContext & { actor: Session },
  password: string,
): Promise<OperatorAccount> {
  const operator = await operatorById(context.database.kysely, context.merchant.id, context.actor.accountId)
  if (!operator) refuse('SESSION_EXPIRED')
  await countTry(context, operator.username)
  if (!(await verifyPassword(operator.password_hash, password))) refuse('AUTH_OLD_PASSWORD_WRONG')
  return operator
}

/** Password and factor together, used up in the caller's transaction. */
export async function proveFactor(
  tx: Tx,
  context: RequestContext,
  operator: OperatorAccount,
  code: string,
): Promise<void> {
  if (!operator.totp_seed) refuse('OPERATOR_STATE')
  if (!(await spendFactor(tx, operator, code, context.config.secretKey, context.now)))
    refuse('AUTH_TOTP_WRONG')
  context.afterCommit(() => forgetTries(context, operator.username))
}

/** The audit row of a handler that commits itself. */
export async function auditAs(
  tx: Tx,
  context: RequestContext,
  operator: { id: string; username: string },
  action: string,
  detail: Record<string, unknown> = {},
): Promise<void> {
  await appendAudit(tx, {
    actor: operator.username,
    action,
    subject: `operator:${operator.id}`,
    detail: {
      username: operator.username,
      ...detail,
      address: context.address,
      merchantId: context.merchant.id,
    },
  })
}
