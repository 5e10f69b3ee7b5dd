/**
 * The preconditions of a withdrawal, in the order in which they are told (domain/economy.md §8.1, domain/gaps.md §4):
 * account, one at a time, verification level, password, bank account, turnover, amount and limits, balance.
 * Refused is the first that fails; the password itself is checked between `first` and `rest` by identity.
 */
import type { ErrorCode } from '../../../contract/errors.ts'
import { bahtText } from './texts.ts'
import { isSameName } from '../../../contract/shared/person-name.ts'
import { boundAtLevel, tightest, withdrawalLevel, type BoundLeft, type KycMoney, type KycRules } from './kyc-limits.ts'
import type { WithdrawalBound } from '../../../contract/shared/withdrawal-bounds.ts'
import { dailyLimitOf, type DailyLimit } from './vip-limits.ts'

export interface WithdrawalFacts {
  readonly now: Date
  readonly isFrozen: boolean
  readonly receivable: bigint
  readonly hasOpenWithdrawal: boolean
  readonly kycLevel: number
  readonly vipLevel: number
  readonly payeeName: string | null
  /** Nothing leaves before this, whichever bank account it goes to; null where nothing holds it. */
  readonly heldUntil: Date | null
  /** Turnover still to be played before anything may leave. */
  readonly turnoverLeft: bigint
  /** Main and bonus: what may leave once no turnover is open. */
  readonly balance: bigint
  /** Withdrawals of today and of this month that have not come back. */
  readonly today: { readonly count: number; readonly amount: bigint }
  readonly monthAmount: bigint
  /** The same of the last 30 days, and the deposits credited in them. */
  readonly withdrawn30Days: bigint
  readonly deposited30Days: bigint
  readonly rules: WithdrawalRules
}

export interface WithdrawalRules extends KycRules {
  readonly minAmount: bigint
  readonly maxAmount: bigint
  readonly freeCount: number
  readonly feeAmount: bigint
}

export interface BankAccountFacts { readonly holderName: string; readonly usableFrom: Date }

/** Parameters as the wire has them: whoever says the sentence writes a moment in the reader's language. */
export interface Failure { readonly code: ErrorCode; readonly params: readonly string[] }

const failure = (code: ErrorCode, ...params: string[]): Failure => ({ code, params })

/** Checks 1 to 3. `amount` is what is asked for, or the smallest possible where a member only looks. */
export function firstChecks(facts: WithdrawalFacts, amount: bigint): Failure | null {
  if (facts.isFrozen) return failure('AUTH_DISABLED')
  if (facts.receivable > 0n) return failure('WD_RECEIVABLE', bahtText(facts.receivable))
  if (facts.hasOpenWithdrawal) return failure('WD_PENDING')
  const needed = withdrawalLevel(kycMoneyOf(facts), amount, facts.rules)
  return facts.kycLevel < needed ? failure('KYC_LEVEL', String(needed)) : null
}

/** Checks 5 to 8; 4 is the password. An undefined bank account is none of the member's. */
export function restChecks(facts: WithdrawalFacts, amount: bigint, account: BankAccountFacts | undefined): Failure | null {
  if (!account) return failure('BANK_ACCOUNT_NOT_FOUND')
  const usableFrom = facts.heldUntil !== null && facts.heldUntil > account.usableFrom ? facts.heldUntil : account.usableFrom
  if (usableFrom > facts.now) return failure('WD_ACCOUNT_HOLD', usableFrom.toISOString())
  if (!facts.payeeName || !isSameName(account.holderName, facts.payeeName)) return failure('WD_NAME_MISMATCH')
  if (facts.turnoverLeft > 0n) return failure('WD_TURNOVER', bahtText(facts.turnoverLeft))
  return limitFailure(facts, amount) ?? (amount > facts.balance ? failure('BAL_INSUFFICIENT') : null)
}

function kycMoneyOf(facts: WithdrawalFacts): KycMoney {
  return { todayAmount: facts.today.amount, monthAmount: facts.monthAmount, withdrawn30Days: facts.withdrawn30Days, deposited30Days: facts.deposited30Days }
}

function limitFailure(facts: WithdrawalFacts, amount: bigint): Failure | null {
  const { minAmount, maxAmount } = facts.rules
  const limit = dailyLimitOf(facts.vipLevel)
  if (facts.today.count >= limit.count) return failure('WD_LIMIT', String(limit.count), '', 'COUNT')
  if (amount < minAmount || amount > maxAmount) return failure('WD_LIMIT', bahtText(minAmount), bahtText(maxAmount))
  if (amount % 100n !== 0n) return failure('WD_LIMIT', '', '', 'WHOLE')
  const left = limit.amount - facts.today.amount
  return amount > left ? failure('WD_LIMIT', bahtText(left > 0n ? left : 0n), '', 'DAY') : null
}

/** What the next withdrawal costs: some a day are free, each further one has its fee. */
export function feeOf(facts: Pick<WithdrawalFacts, 'today' | 'rules'>): bigint {
  return facts.today.count < facts.rules.freeCount ? 0n : facts.rules.feeAmount
}

export interface Allowance { readonly leftCount: number; readonly leftAmount: bigint; readonly bound: WithdrawalBound; readonly boundAmount: bigint; readonly freeCount: number; readonly maxAmount: bigint }

/** Everything that bounds what may be withdrawn in the rest of the day; of equal ones the last is named. */
function dayBounds(facts: WithdrawalFacts, limit: DailyLimit, leftCount: number): BoundLeft<WithdrawalBound>[] {
  const kyc = boundAtLevel(facts.kycLevel, kycMoneyOf(facts), facts.rules)
  return [
    ...(kyc ? [kyc] : []),
    { bound: 'VIP', left: limit.amount - facts.today.amount, amount: limit.amount },
    ...(leftCount === 0 ? [{ bound: 'COUNT', left: 0n, amount: limit.amount } as const] : []),
  ]
}

/** What is left of the day and by which bound, and the most that one withdrawal may take now, in whole baht. */
export function allowanceOf(facts: WithdrawalFacts): Allowance {
  const limit = dailyLimitOf(facts.vipLevel)
  const leftCount = Math.max(0, limit.count - facts.today.count)
  const { left: leftAmount, bound, amount: boundAmount } = tightest(dayBounds(facts, limit, leftCount))
  const withdrawable = facts.turnoverLeft > 0n ? 0n : facts.balance
  const maxAmount = atLeastZero(least(facts.rules.maxAmount, leftAmount, withdrawable))
  return { leftCount, leftAmount, bound, boundAmount, freeCount: Math.max(0, facts.rules.freeCount - facts.today.count), maxAmount: maxAmount - (maxAmount % 100n) }
}

function least(first: bigint, ...rest: bigint[]): bigint {
  return rest.reduce((low, amount) => (amount < low ? amount : low), first)
}

function atLeastZero(amount: bigint): bigint {
  return amount > 0n ? amount : 0n
}
