/**
 * The member whose record an operator asks for: accounts of the operator's own merchant only (otherwise 404).
 */
import { refuse } from '../../../contract/errors.ts'
import { boundsOf } from '../../../kernel/calendar.ts'
import { playCurrency } from '../../../kernel/money.ts'
import { appendAudit } from '../../../platform/audit-log.ts'
import type { BatchedContext, CallContext, MerchantContext } from '../../../platform/calls.ts'
import type { Reader, Tx } from '../../../platform/postgres.ts'
import { catalogueKey } from '../../catalogue/index.ts'
import { accountOf, tagOf, vipLevelsOf, type Account, type MemberFilter } from '../../identity/index.ts'
import { balancesOfMany } from '../../wallet/index.ts'
import { maskEmail, maskMobile } from './rules/mask.ts'

export async function requireMember(context: CallContext, memberId: string): Promise<Account> {
  const account = await accountOf(context.tx, { merchantId: context.merchant.id, accountId: memberId })
  if (!account) refuse('MEMBER_NOT_FOUND')
  return account
}

/**
 * Games by their names in the operator's language; one that the catalogue does not know is shown by its code.
 */
export function gameNames(context: CallContext): (vendor: string, gameCode: string) => string {
  const catalogue = context.use(catalogueKey).of(context.merchant.id)
  return (vendor, gameCode) => catalogue.nameOf(vendor, gameCode, context.language.toUpperCase()) ?? gameCode
}

/** Mobile and e-mail whole for operators who may contact members, otherwise masked. */
export function contactOf(
  context: CallContext,
  account: { mobile: string | null; email: string | null },
): { mobile: string | null; email: string | null } {
  if (context.actor.claims.abilities?.includes('members.contact'))
    return { mobile: account.mobile, email: account.email }
  return {
    mobile: account.mobile && maskMobile(account.mobile),
    email: account.email && maskEmail(account.email),
  }
}

/** The audit row of a handler that commits itself. */
export async function auditMember(
  tx: Tx,
  context: BatchedContext,
  action: string,
  memberId: string,
  detail: Record<string, unknown>,
): Promise<void> {
  await appendAudit(tx, {
    actor: context.actor.claims.account,
    action,
    subject: `member:${memberId}`,
    detail: { ...detail, address: context.address, merchantId: context.merchant.id },
  })
}

interface MemberQuery {
  query?: string
  state?: 'ACTIVE' | 'FROZEN'
  kycLevel?: number
  vipLevel?: number
  tag?: string
  from?: string
  to?: string
}

/** The meaning of the list's filters; days in the merchant's time zone, both included. */
export function memberFilter(
  merchant: MerchantContext,
  { query, from, to, tag, ...rest }: MemberQuery,
): { merchantId: string; query: string } & MemberFilter {
  const days = boundsOf({ from, to }, merchant.timeZone)
  return {
    merchantId: merchant.id,
    query: query ?? '',
    ...rest,
    ...(tag === undefined ? {} : { tag: tagOf(tag) }),
    from: days.from,
    to: days.before,
  }
}

/** Members as the list shows them, with their balances. */
export async function memberRows(
  context: CallContext,
  accounts: readonly Account[],
  reader: Reader = context.tx,
) {
  const balances = await balancesOfMany(
    reader,
    accounts.map((account) => account.accountId),
  )
  const levels = await vipLevelsOf(context, reader, accounts)
  return accounts.map((account) => {
    const held = balances.get(account.accountId)
    return {
      memberId: account.accountId,
      username: account.username,
      kind: account.kind,
      state: account.state,
      payeeName: account.payeeName,
      mobile: contactOf(context, account).mobile,
      kycLevel: account.kycLevel,
      vipLevel: levels.get(account.accountId) ?? 0,
      balance: account.kind === 'trial' ? (held?.trial ?? 0n) : (held?.balance ?? 0n),
      currency: playCurrency(context.merchant.currency, account.kind === 'trial'),
      createdAt: account.createdAt,
      lastSignInAt: account.lastSignInAt,
    }
  })
}
