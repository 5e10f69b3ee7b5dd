/** What other rooms may know of the cashier: queues, and a member's accounts and sums. */
import { businessDate } from '../../kernel/calendar.ts'
import type { Reader } from '../../platform/postgres.ts'
import { readBankAccounts, type BankAccount } from './store/bank-accounts.ts'
import { readMemberCashier, type MemberCashier } from './store/queues.ts'

export { membersByBankAccount } from './store/bank-accounts.ts'
export { queueFiguresOf } from './store/queues.ts'

/** Bank accounts and addresses the member has bound, with whole numbers: for operators only. */
export function bankAccountsOf(reader: Reader, merchantId: string, memberId: string): Promise<BankAccount[]> {
  return readBankAccounts(reader, { merchantId, memberId }, 'ANY')
}

/** A member's deposits and withdrawals in sums: ever, of 30 days, and withdrawn today in the merchant's time zone. */
export function memberCashierOf(reader: Reader, memberId: string, now: Date, timeZone: string): Promise<MemberCashier> {
  return readMemberCashier(reader, memberId, now, businessDate(now, timeZone))
}
