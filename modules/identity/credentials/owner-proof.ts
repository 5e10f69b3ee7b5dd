/**
 * Changing where codes are sent needs the owner, not just a session or a password: attackers add their own
 * phone to accounts they have broken into (security/decisions.md §4). So the password and a factor of the
 * account are asked for.
 */
import { refuse } from '../../../contract/errors.ts'
import type { RequestContext } from '../../../platform/calls.ts'
import type { Session } from '../../../platform/sessions.ts'
import { checkCode } from './codes.ts'
import { proofsOf, proveAuthenticator } from './factors.ts'
import { checkMailCode } from './mail-codes.ts'
import { checkOwnPassword } from './own-password.ts'
import type { AccountRow } from '../accounts/store/accounts.ts'

/** Nothing is paid out for a day after a proven number or address was replaced. */
export const PAYOUT_HOLD_MS = 24 * 3_600_000

export interface OwnerProof {
  password?: string | undefined
  proofMethod?: 'sms' | 'email' | 'authenticator' | undefined
  proofCode?: string | undefined
}

/**
 * AUTH_PROOF_REQUIRED if password, method or code is missing or the account has no such factor; the refusals
 * of password and code if they are wrong. An account without any factor needs only the password.
 */
export async function proveOwner(
  context: RequestContext & { actor: Session },
  account: AccountRow,
  proof: OwnerProof,
): Promise<void> {
  if (!proof.password) refuse('AUTH_PROOF_REQUIRED')
  await checkOwnPassword(context, account, proof.password)
  const proofs = proofsOf(account)
  if (proofs.length === 0) return
  const { proofMethod: method, proofCode: code } = proof
  if (!method || !code || !proofs.includes(method)) refuse('AUTH_PROOF_REQUIRED')
  const asked = { purpose: 'PROVE_OWNER' as const, subject: context.actor.sessionId, code }
  if (method === 'authenticator') await proveAuthenticator(context, account, code)
  else if (method === 'sms') await checkCode(context, { ...asked, mobile: account.mobile! })
  else await checkMailCode(context, { ...asked, email: account.email! })
}
