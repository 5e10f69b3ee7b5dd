import { searchMembers, searchMembersSchemas } from '../../../../contract/operator/members/search-members.ts'
import { toPage } from '../../../../kernel/paging.ts'
import { handle } from '../../../../platform/calls.ts'
import { membersByBankAccount } from '../../../cashier/index.ts'
import { accountsByIds, searchMembers as findMembers, type Account } from '../../../identity/index.ts'
import { memberFilter, memberRows } from '../members.ts'

export const handleSearchMembers = handle(searchMembers, searchMembersSchemas, async (context, { query }) => {
  const { tx, merchant } = context
  const page = { pageNo: query.pageNo ?? 1, pageSize: query.pageSize ?? 20 }
  const text = query.query ?? ''
  const found = await findMembers(tx, { ...memberFilter(merchant, query), ...page })
  const owners =
    found.totalCount === 0 && page.pageNo === 1 ? await ownersOfBankAccount(tx, merchant.id, text) : []
  const accounts: readonly Account[] = owners.length > 0 ? owners : found.list
  const list = await memberRows(context, accounts)
  return toPage(list, page, owners.length > 0 ? owners.length : found.totalCount)
})

/** A text of digits that is no name, id or number may be a bank account's. */
async function ownersOfBankAccount(
  reader: Parameters<typeof membersByBankAccount>[0],
  merchantId: string,
  text: string,
): Promise<Account[]> {
  const digits = text.replaceAll(/[ -]/g, '')
  if (!/^[0-9]{8,15}$/.test(digits)) return []
  const accounts = await accountsByIds(reader, await membersByBankAccount(reader, merchantId, digits))
  return [...accounts.values()]
}
