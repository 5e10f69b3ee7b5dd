/**
 * The preconditions of a withdrawal, in the order in which they are answered (domain/economy.md §8.1,
 * domain/gaps.md §4): account, one at a time, verification level, password, bank account, turnover, amount
 * and limits, balance. The first unmet one is the refusal; identity checks the password itself between
 * `first` and `rest`.
 */
import type { ErrorCode } from '../../../../contract/errors.ts'
import { moneyText, type RealCurrency } from '../../../../kernel/money.ts'
import { isSameName } from '../../../../contract/shared/person-name.ts'
import {
  boundAtLevel,
  tightest,
  withdrawalLevel,
  type BoundLeft,
  type KycMoney,
  type KycRules,
} from '../../compliance/rules/kyc-limits.ts'
import type { WithdrawalBound } from '../../../../contract/shared/withdrawal-bounds.ts'
import type { DailyLimit } from '../../shared/rules/vip-limits.ts'

export interface WithdrawalFacts {
  /** Of every amount here, and of the sentences that name one. */
  readonly currency: RealCurrency
  readonly now: Date
  readonly isFrozen: boolean
  readonly receivable: bigint
  readonly hasOpenWithdrawal: boolean
  readonly kycLevel: number
  /** Of the member's VIP level. */
  readonly dayLimit: DailyLimit
  readonly payeeName: string | null
  /** Nothing is paid before this, whichever bank account it goes to; null if there is no hold. */
  readonly heldUntil: Date | null
  /** Turnover still to be played before anything may leave. */
  readonly turnoverLeft: bigint
  /** Main and bonus: what may leave once no turnover is open. */
  readonly balance: bigint
  /** Withdrawals of today and of this month that were not returned. */
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

export interface BankAccountFacts {
  readonly holderName: string
  readonly usableFrom: Date
}

/** Parameters as on the wire: the code that writes the sentence formats a moment in the reader's language. */
export interface Failure {
  readonly code: ErrorCode
  readonly params: readonly string[]
}

const failure = (code: ErrorCode, ...params: string[]): Failure => ({ code, params })

/** Checks 1 to 3. `amount` is the requested amount, or the smallest possible if the member only asks. */
export function firstChecks(facts: WithdrawalFacts, amount: bigint): Failure | null {
  if (facts.isFrozen) return failure('AUTH_DISABLED')
  if (facts.receivable > 0n) return failure('WD_RECEIVABLE', moneyText(facts.receivable, facts.currency))
  if (facts.hasOpenWithdrawal) return failure('WD_PENDING')
  const needed = withdrawalLevel(kycMoneyOf(facts), amount, facts.rules)
  return facts.kycLevel < needed ? failure('KYC_LEVEL', String(needed)) : null
}

/** Checks 5 to 8; 4 is the password. An undefined bank account is not the member's. */
export function restChecks(
  facts: WithdrawalFacts,
  amount: bigint,
  account: BankAccountFacts | undefined,
): Failure | null {
  if (!account) return failure('BANK_ACCOUNT_NOT_FOUND')
  const usableFrom =
    facts.heldUntil !== null && facts.heldUntil > account.usableFrom ? facts.heldUntil : account.usableFrom
  if (usableFrom > facts.now) return failure('WD_ACCOUNT_HOLD', usableFrom.toISOString())
  if (!facts.payeeName || !isSameName(account.holderName, facts.payeeName)) return failure('WD_NAME_MISMATCH')
  if (facts.turnoverLeft > 0n) return failure('WD_TURNOVER', moneyText(facts.turnoverLeft, facts.currency))
  return limitFailure(facts, amount) ?? (amount > facts.balance ? failure('BAL_INSUFFICIENT') : null)
}

function kycMoneyOf(facts: WithdrawalFacts): KycMoney {
  return {
    todayAmount: facts.today.amount,
    monthAmount: facts.monthAmount,
    withdrawn30Days: facts.withdrawn30Days,
    deposited30Days: facts.deposited30Days,
  }
}

function limitFailure(facts: WithdrawalFacts, amount: bigint): Failure | null {
  const { minAmount, maxAmount } = facts.rules
  const limit = facts.dayLimit
  const text = (bound: bigint) => moneyText(bound, facts.currency)
  if (facts.today.count >= limit.count) return failure('WD_LIMIT', String(limit.count), '', 'COUNT')
  if (amount < minAmount || amount > maxAmount) return failure('WD_LIMIT', text(minAmount), text(maxAmount))
  if (amount % 100n !== 0n) return failure('WD_LIMIT', '', '', 'WHOLE')
  const left = limit.amount - facts.today.amount
  return amount > left ? failure('WD_LIMIT', text(left > 0n ? left : 0n), '', 'DAY') : null
}

/** The fee of the next withdrawal: some a day are free, each further one has its fee. */
export function feeOf(facts: Pick<WithdrawalFacts, 'today' | 'rules'>): bigint {
  return facts.today.count < facts.rules.freeCount ? 0n : facts.rules.feeAmount
}

export interface Allowance {
  readonly leftCount: number
  readonly leftAmount: bigint
  readonly bound: WithdrawalBound
  readonly boundAmount: bigint
  readonly freeCount: number
  readonly maxAmount: bigint
}

/** All limits on withdrawals for the rest of the day; of equal ones the last is named. */
function dayBounds(
  facts: WithdrawalFacts,
  limit: DailyLimit,
  leftCount: number,
): BoundLeft<WithdrawalBound>[] {
  const kyc = boundAtLevel(facts.kycLevel, kycMoneyOf(facts), facts.rules)
  return [
    ...(kyc ? [kyc] : []),
    { bound: 'VIP', left: limit.amount - facts.today.amount, amount: limit.amount },
    ...(leftCount === 0 ? [{ bound: 'COUNT', left: 0n, amount: limit.amount } as const] : []),
  ]
}

/**
 * What is left of the day and by which bound, and the most that one withdrawal may take now, in whole units
 * of the currency.
 */
export function allowanceOf(facts: WithdrawalFacts): Allowance {
  const limit = facts.dayLimit
  const leftCount = Math.max(0, limit.count - facts.today.count)
  const { left: leftAmount, bound, amount: boundAmount } = tightest(dayBounds(facts, limit, leftCount))
  const withdrawable = facts.turnoverLeft > 0n ? 0n : facts.balance
  const maxAmount = atLeastZero(least(facts.rules.maxAmount, leftAmount, withdrawable))
  return {
    leftCount,
    leftAmount,
    bound,
    boundAmount,
    freeCount: Math.max(0, facts.rules.freeCount - facts.today.count),
    maxAmount: maxAmount - (maxAmount % 100n),
  }
}

function least(first: bigint, ...rest: bigint[]): bigint {
  return rest.reduce((low, amount) => (amount < low ? amount : low), first)
}

function atLeastZero(amount: bigint): bigint {
  return amount > 0n ? amount : 0n
}
