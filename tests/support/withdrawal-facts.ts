/** A member whose withdrawal meets every precondition. */
import type {
  BankAccountFacts,
  WithdrawalFacts,
} from '../../modules/cashier/withdrawals/rules/withdrawal-checks.ts'

export const now = new Date('2026-11-21T03:00:00Z')

export const good: WithdrawalFacts = {
  now,
  currency: 'THB',
  isFrozen: false,
  receivable: 0n,
  hasOpenWithdrawal: false,
  kycLevel: 2,
  dayLimit: { count: 3, amount: 10_000_000n },
  payeeName: 'สมชาย ใจดี',
  heldUntil: null,
  turnoverLeft: 0n,
  balance: 50_000_000n,
  today: { count: 0, amount: 0n },
  monthAmount: 0n,
  withdrawn30Days: 0n,
  deposited30Days: 0n,
  rules: {
    minAmount: 10_000n,
    maxAmount: 20_000_000n,
    freeCount: 3,
    feeAmount: 1_000n,
    fundsDepositAmount: 200_000_000n,
    fundsWithdrawalAmount: 50_000_000n,
  },
}

export const account: BankAccountFacts = {
  holderName: 'สมชาย ใจดี',
  usableFrom: new Date('2026-11-20T03:00:00Z'),
}
