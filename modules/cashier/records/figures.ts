/** What other modules may know of the cashier: queues, and a member's accounts and sums. */
import type { Reader } from '../../../platform/postgres.ts'
import { readBankAccounts, type BankAccount } from '../shared/store/bank-accounts.ts'

export { membersByBankAccount } from '../shared/store/bank-accounts.ts'
export { queueFiguresOf } from '../shared/store/figures.ts'

/** Bank accounts and addresses that the member has bound, with full numbers: for operators only. */
export function bankAccountsOf(reader: Reader, merchantId: string, memberId: string): Promise<BankAccount[]> {
  return readBankAccounts(reader, { merchantId, memberId }, 'ANY')
}
