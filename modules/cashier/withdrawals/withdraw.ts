/**
 * Requesting a withdrawal: the eight preconditions in order, with the hold in the same transaction
 * (domain/economy.md §8.1).
 */
import { refuse, type ErrorCode } from '../../../contract/errors.ts'
import { isCryptoCode } from '../../../contract/shared/cashier-channels.ts'
import { businessDate } from '../../../kernel/calendar.ts'
import { newId } from '../../../kernel/ids.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { BatchedContext, CallContext } from '../../../platform/calls.ts'
import { checkPaymentPassword } from '../../identity/index.ts'
import { isSelfExcluded } from '../../limits/index.ts'
import { closeForExclusion, countRounds, hasOpenRequirement, settleMember } from '../../wagering/index.ts'
import { balancesOf, hold, lockMember } from '../../wallet/index.ts'
import { screenWithdrawal } from '../compliance/screen-transactions.ts'
import { approve, moveWithdrawal, tellWithdrawal } from './withdrawal-states.ts'
import { feeOf, firstChecks, restChecks, type Failure } from './rules/withdrawal-checks.ts'
import { rateText } from '../channels/rules/usdt.ts'
import { payoutInUsdt } from './rules/usdt-payout.ts'
import { readBankAccount, type BankAccount } from '../shared/store/bank-accounts.ts'
import { insertWithdrawal, type NewWithdrawal } from './store/withdrawals.ts'
import type { Withdrawal } from './store/withdrawal-rows.ts'
import { inUsdt, readUsdtPayouts, type UsdtPayouts } from './usdt-payouts.ts'
import { screenAddress } from '../compliance/address-screen.ts'
import { readRisk, readStanding, type Standing } from './withdrawal-facts.ts'

export interface WithdrawalRequest {
  bankAccountId: string
  amount: bigint
  paymentPassword: string
  /** The rate of USDT that the member saw. */
  rate?: string | undefined
}

/**
 * The preconditions up to the password, before the transaction: the hash takes long, and bets of the member
 * would wait for their lock.
 */
export async function proveWithdrawal(context: BatchedContext, request: WithdrawalRequest): Promise<void> {
  const {
    database: { kysely },
    actor: { accountId },
  } = context
  const { facts } = await readStanding(context, kysely, await balancesOf(kysely, accountId))
  refuseFor(firstChecks(facts, request.amount))
  await checkPaymentPassword(context, request.paymentPassword, { wrong: 'WD_PASSWORD' })
}

/**
 * For a member whose password was checked. Returns the withdrawal after the automatic decision: REVIEW or
 * APPROVED.
 */
export async function withdraw(context: CallContext, request: WithdrawalRequest): Promise<Withdrawal> {
  const { tx, merchant, now } = context
  const memberId = context.actor.accountId
  const owner = { merchantId: merchant.id, memberId }
  // The accounts first, then the requirements, as every writer does: a deposit credited at this moment waits
  // for us, or we for it.
  const balances = await lockMember(tx, memberId)
  const hasRequirements = await hasOpenRequirement(tx, memberId)
  if (await isSelfExcluded(tx, { merchantId: merchant.id, accountId: memberId }, now))
    await closeForExclusion(tx, { ...owner, now })
  else {
    if (hasRequirements) await countRounds(tx, [memberId], now)
    // A bonus part that now belongs to the member is not yet in the account that is held from.
    if (balances.bonus > 0n || hasRequirements) await settleMember(tx, memberId, now)
  }
  // Everything again under the lock: whatever moves the member's money now waits for us or is seen.
  const standing = await readStanding(context, tx, await balancesOf(tx, memberId))
  const account = await readBankAccount(tx, owner, request.bankAccountId)
  const usdt = account && isCryptoCode(account.bankCode) ? await readUsdtPayouts(context, tx, merchant) : null
  const facts = usdt ? inUsdt(standing.facts, usdt, feeOf(standing.facts)) : standing.facts
  refuseFor(firstChecks(facts, request.amount) ?? restChecks(facts, request.amount, account))
  return record(
    context,
    standing,
    account!,
    request.amount,
    isCryptoCode(account!.bankCode) ? termsOf(usdt, account!, request) : null,
  )
}

/**
 * The terms in force now. Errors: WD_NETWORK_CLOSED, WD_RATE_CHANGED if the member agreed to another rate.
 */
function termsOf(usdt: UsdtPayouts | null, account: BankAccount, { rate }: WithdrawalRequest): UsdtPayouts {
  if (!usdt?.networks.some((network) => network === account.bankCode)) refuse('WD_NETWORK_CLOSED')
  if (rate !== undefined && rate !== rateText(usdt.rate)) refuse('WD_RATE_CHANGED', rateText(usdt.rate))
  return usdt
}

function refuseFor(failure: Failure | null): void {
  if (failure) throw new Refusal(failure.code satisfies ErrorCode, { params: failure.params })
}

async function record(
  context: CallContext,
  standing: Standing,
  account: BankAccount,
  amount: bigint,
  usdt: UsdtPayouts | null,
): Promise<Withdrawal> {
  const { tx, merchant, now } = context
  const memberId = context.actor.accountId
  const withdrawalId = newId(now.getTime())
  const held = await hold(tx, {
    memberId,
    amount,
    scope: 'withdrawal',
    key: withdrawalId,
    reference: withdrawalId,
    actor: context.actor.claims.account,
  })
  await screenWithdrawal(tx, { merchantId: merchant.id, memberId, withdrawalId, amount }, now)
  const { bankCode, accountNo } = account
  // The list may have grown since the address was bound.
  if (isCryptoCode(bankCode))
    await screenAddress(
      tx,
      { merchantId: merchant.id, memberId },
      { channel: bankCode, address: accountNo },
      withdrawalId,
    )
  const risk = await readRisk(tx, merchant, standing.account, amount, now)
  const fee = feeOf(standing.facts)
  const sent = usdt && payoutInUsdt(amount - fee, usdt)
  const withdrawal: NewWithdrawal = {
    withdrawalId,
    merchantId: merchant.id,
    memberId,
    bankAccountId: account.bankAccountId,
    bankCode,
    accountNo,
    holderName: account.holderName,
    amount,
    feeAmount: fee + (sent?.feeAmount ?? 0n),
    crypto: usdt && { rate: usdt.rate, amount: sent!.amount, fee: usdt.networkFee },
    currency: merchant.currency,
    state: 'CREATED',
    holdId: held.holdId,
    riskReasons: risk.reasons,
    businessDate: businessDate(now, merchant.timeZone),
    createdAt: now,
  }
  // The unique index of open withdrawals is the second guard, for a caller without the lock.
  if (!(await insertWithdrawal(tx, withdrawal))) throw new Refusal('WD_PENDING' satisfies ErrorCode)
  await tellWithdrawal(tx, withdrawal, { actor: context.actor.claims.account, now })
  const system = { actor: 'system', now }
  return (await (risk.isAutoApproved
    ? approve(tx, withdrawal, system)
    : moveWithdrawal(tx, withdrawal, 'REVIEW', {}, system)))!
}
