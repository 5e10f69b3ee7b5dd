/** Asking for a withdrawal: the eight preconditions in order, the hold in the same transaction (domain/economy.md §8.1). */
import { refuse, type ErrorCode } from '../../contract/errors.ts'
import { isCryptoCode } from '../../contract/shared/cashier-channels.ts'
import { businessDate } from '../../kernel/calendar.ts'
import { newId } from '../../kernel/ids.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { BatchedContext, CallContext } from '../../platform/calls.ts'
import { checkPaymentPassword } from '../identity/index.ts'
import { isSelfExcluded } from '../limits/index.ts'
import { closeForExclusion, countRounds, hasOpenRequirement, settleMember } from '../wagering/index.ts'
import { balancesOf, hold, lockMember } from '../wallet/index.ts'
import { screenWithdrawal } from './aml/screen.ts'
import { approve, moveWithdrawal, tellWithdrawal } from './moves.ts'
import { feeOf, firstChecks, restChecks, type Failure } from './rules/withdrawal-checks.ts'
import { rateText } from './rules/usdt.ts'
import { payoutInUsdt } from './rules/usdt-payout.ts'
import { readBankAccount, type BankAccount } from './store/bank-accounts.ts'
import { insertWithdrawal, type NewWithdrawal, type Withdrawal } from './store/withdrawals.ts'
import { inUsdt, readUsdtPayouts, screenAddress, type UsdtPayouts } from './usdt-payouts.ts'
import { readRisk, readStanding, type Standing } from './withdrawal-facts.ts'

export interface WithdrawalRequest {
  bankAccountId: string
  amount: bigint
  paymentPassword: string
  /** The rate of USDT that the member saw. */
  rate?: string | undefined
}

/** The preconditions up to the password, before the transaction: the hash takes long, and bets of the member wait behind his lock. */
export async function proveWithdrawal(context: BatchedContext, request: WithdrawalRequest): Promise<void> {
  const { database: { kysely }, merchant, now, actor: { accountId } } = context
  const { facts } = await readStanding(kysely, merchant, accountId, await balancesOf(kysely, accountId), now)
  refuseFor(firstChecks(facts, request.amount))
  await checkPaymentPassword(context, request.paymentPassword, { wrong: 'WD_PASSWORD' })
}

/** Of a member who proved himself. Answers the withdrawal as it stands after the automatic decision: REVIEW or APPROVED. */
export async function withdraw(context: CallContext, request: WithdrawalRequest): Promise<Withdrawal> {
  const { tx, merchant, now } = context
  const memberId = context.actor.accountId
  const owner = { merchantId: merchant.id, memberId }
  // The accounts first, then the requirements, as every writer does: a deposit credited at this moment waits, and we for it.
  const balances = await lockMember(tx, memberId)
  const hasRequirements = await hasOpenRequirement(tx, memberId)
  if (await isSelfExcluded(tx, { merchantId: merchant.id, accountId: memberId }, now)) await closeForExclusion(tx, { ...owner, now })
  else {
    if (hasRequirements) await countRounds(tx, [memberId], now)
    // A bonus part that has become the member's own is not yet in the account that is held from.
    if (balances.bonus > 0n || hasRequirements) await settleMember(tx, memberId, now)
  }
  // Everything again behind the lock: whatever moves the member's money now waits for us or is seen.
  const standing = await readStanding(tx, merchant, memberId, await balancesOf(tx, memberId), now)
  const account = await readBankAccount(tx, owner, request.bankAccountId)
  const usdt = account && isCryptoCode(account.bankCode) ? await readUsdtPayouts(context, tx, merchant.id) : null
  const facts = usdt ? inUsdt(standing.facts, usdt, feeOf(standing.facts)) : standing.facts
  refuseFor(firstChecks(facts, request.amount) ?? restChecks(facts, request.amount, account))
  return record(context, standing, account!, request.amount, isCryptoCode(account!.bankCode) ? termsOf(usdt, account!, request) : null)
}

/** The terms that hold from now on. Errors: WD_NETWORK_CLOSED, WD_RATE_CHANGED where the member agreed to another rate. */
function termsOf(usdt: UsdtPayouts | null, account: BankAccount, { rate }: WithdrawalRequest): UsdtPayouts {
  if (!usdt?.networks.some((network) => network === account.bankCode)) refuse('WD_NETWORK_CLOSED')
  if (rate !== undefined && rate !== rateText(usdt.rate)) refuse('WD_RATE_CHANGED', rateText(usdt.rate))
  return usdt
}

function refuseFor(failure: Failure | null): void {
  if (failure) throw new Refusal(failure.code satisfies ErrorCode, { params: failure.params })
}

async function record(context: CallContext, standing: Standing, account: BankAccount, amount: bigint, usdt: UsdtPayouts | null): Promise<Withdrawal> {
  const { tx, merchant, now } = context
  const memberId = context.actor.accountId
  const withdrawalId = newId(now.getTime())
  const held = await hold(tx, { memberId, amount, scope: 'withdrawal', key: withdrawalId, reference: withdrawalId, actor: context.actor.claims.account })
  await screenWithdrawal(tx, { merchantId: merchant.id, memberId, withdrawalId, amount }, now)
  const { bankCode, accountNo } = account
  // The list may have grown since the address was bound.
  if (isCryptoCode(bankCode)) await screenAddress(tx, { merchantId: merchant.id, memberId }, { channel: bankCode, address: accountNo }, withdrawalId)
  const risk = await readRisk(tx, merchant, standing.account, amount, now)
  const fee = feeOf(standing.facts)
  const sent = usdt && payoutInUsdt(amount - fee, usdt)
  const withdrawal: NewWithdrawal = {
    withdrawalId, merchantId: merchant.id, memberId, bankAccountId: account.bankAccountId, bankCode, accountNo, holderName: account.holderName, amount,
    feeAmount: fee + (sent?.feeAmount ?? 0n), crypto: usdt && { rate: usdt.rate, amount: sent!.amount, fee: usdt.networkFee }, currency: merchant.currency, state: 'CREATED', holdId: held.holdId,
    riskReasons: risk.reasons, businessDate: businessDate(now, merchant.timeZone), createdAt: now,
  }
  // The unique index of open withdrawals stands behind the lock, should a caller ever come without it.
  if (!(await insertWithdrawal(tx, withdrawal))) throw new Refusal('WD_PENDING' satisfies ErrorCode)
  await tellWithdrawal(tx, withdrawal, { actor: context.actor.claims.account, now })
  const system = { actor: 'system', now }
  return (await (risk.isAutoApproved ? approve(tx, withdrawal, system) : moveWithdrawal(tx, withdrawal, 'REVIEW', {}, system)))!
}
