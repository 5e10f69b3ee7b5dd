/** Whose record an operator asks for: accounts of the operator's own merchant, and nobody else's (404). */
import { refuse } from '../../contract/errors.ts'
import type { CallContext } from '../../platform/calls.ts'
import { accountOf, type Account } from '../identity/index.ts'
import { maskEmail, maskMobile } from './rules/mask.ts'

export async function requireMember(context: CallContext, memberId: string): Promise<Account> {
  const account = await accountOf(context.tx, { merchantId: context.merchant.id, accountId: memberId })
  if (!account) refuse('MEMBER_NOT_FOUND')
  return account
}

/** Mobile and e-mail whole for those who may contact members, masked for everybody else. */
export function contactOf(context: CallContext, account: { mobile: string | null; email: string | null }): { mobile: string | null; email: string | null } {
  if (context.actor.claims.abilities?.includes('members.contact')) return { mobile: account.mobile, email: account.email }
  return { mobile: account.mobile && maskMobile(account.mobile), email: account.email && maskEmail(account.email) }
}
