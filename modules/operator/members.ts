/** Whose record an operator asks for: accounts of the operator's own merchant, and nobody else's (404). */
import { refuse } from '../../contract/errors.ts'
import { appendAudit } from '../../platform/audit-log.ts'
import type { BatchedContext, CallContext } from '../../platform/calls.ts'
import type { Tx } from '../../platform/postgres.ts'
import { catalogueKey } from '../catalogue/index.ts'
import { accountOf, type Account } from '../identity/index.ts'
import { maskEmail, maskMobile } from './rules/mask.ts'

export async function requireMember(context: CallContext, memberId: string): Promise<Account> {
  const account = await accountOf(context.tx, { merchantId: context.merchant.id, accountId: memberId })
  if (!account) refuse('MEMBER_NOT_FOUND')
  return account
}

/** Games by the names they bear in the operator's language; one that the catalogue does not know keeps its code. */
export function gameNames(context: CallContext): (vendor: string, gameCode: string) => string {
  const catalogue = context.use(catalogueKey).of(context.merchant.id)
  return (vendor, gameCode) => catalogue.nameOf(vendor, gameCode, context.language.toUpperCase()) ?? gameCode
}

/** Mobile and e-mail whole for those who may contact members, masked for everybody else. */
export function contactOf(context: CallContext, account: { mobile: string | null; email: string | null }): { mobile: string | null; email: string | null } {
  if (context.actor.claims.abilities?.includes('members.contact')) return { mobile: account.mobile, email: account.email }
  return { mobile: account.mobile && maskMobile(account.mobile), email: account.email && maskEmail(account.email) }
}

/** The audit row of a handler that owns its commit. */
export async function auditMember(tx: Tx, context: BatchedContext, action: string, memberId: string, detail: Record<string, unknown>): Promise<void> {
  await appendAudit(tx, { actor: context.actor.claims.account, action, subject: `member:${memberId}`, detail: { ...detail, address: context.address, merchantId: context.merchant.id } })
}
