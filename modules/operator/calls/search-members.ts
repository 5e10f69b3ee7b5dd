import { searchMembers, searchMembersSchemas } from '../../../contract/operator/members/search-members.ts'
import { toPage } from '../../../kernel/paging.ts'
import { handle } from '../../../platform/calls.ts'
import { membersByBankAccount } from '../../cashier/index.ts'
import { accountsByIds, searchMembers as findMembers, type Account } from '../../identity/index.ts'
import { balancesOfMany } from '../../wallet/index.ts'
import { contactOf } from '../members.ts'

export const handleSearchMembers = handle(searchMembers, searchMembersSchemas, async (context, { query }) => {
  const { tx, merchant } = context
  const page = { pageNo: query.pageNo ?? 1, pageSize: query.pageSize ?? 20 }
  const text = query.query ?? ''
  const found = await findMembers(tx, { merchantId: merchant.id, query: text, ...page })
  const owners = found.totalCount === 0 && page.pageNo === 1 ? await ownersOfBankAccount(tx, merchant.id, text) : []
  const accounts: readonly Account[] = owners.length > 0 ? owners : found.list
  const balances = await balancesOfMany(tx, accounts.map((account) => account.accountId))
  const list = accounts.map((account) => {
    const held = balances.get(account.accountId)
    return {
      memberId: account.accountId, username: account.username, kind: account.kind, state: account.state, payeeName: account.payeeName,
      mobile: contactOf(context, account).mobile, kycLevel: account.kycLevel, vipLevel: account.vipLevel,
      balance: account.kind === 'trial' ? held?.trial ?? 0n : held?.balance ?? 0n, currency: account.kind === 'trial' ? 'TRIAL' : 'THB',
      createdAt: account.createdAt, lastSignInAt: account.lastSignInAt,
    }
  })
  return toPage(list, page, owners.length > 0 ? owners.length : found.totalCount)
})

/** A text of digits that is nobody's name, id or number may be a bank account's. */
async function ownersOfBankAccount(reader: Parameters<typeof membersByBankAccount>[0], merchantId: string, text: string): Promise<Account[]> {
  const digits = text.replaceAll(/[ -]/g, '')
  if (!/^[0-9]{8,15}$/.test(digits)) return []
  const accounts = await accountsByIds(reader, await membersByBankAccount(reader, merchantId, digits))
  return [...accounts.values()]
}
