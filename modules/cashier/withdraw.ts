/** Asking for a withdrawal: the eight preconditions in order, the hold in the same transaction (domain/economy.md §8.1). */
import type { ErrorCode } from '../../contract/errors.ts'
import { businessDate } from '../../kernel/calendar.ts'
import { newId } from '../../kernel/ids.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { CallContext } from '../../platform/calls.ts'
import { checkPaymentPassword } from '../identity/index.ts'
import { closeForExclusion, countRounds, settleMember } from '../wagering/index.ts'
import { balancesOf, hold, lockMember } from '../wallet/index.ts'
import { screenWithdrawal } from './aml/screen.ts'
import { approve, moveWithdrawal, tellWithdrawal } from './moves.ts'
import { feeOf, firstChecks, restChecks, type Failure } from './rules/withdrawal-checks.ts'
import { readBankAccount, type BankAccount } from './store/bank-accounts.ts'
import { insertWithdrawal, type NewWithdrawal, type Withdrawal } from './store/withdrawals.ts'
import { readRisk, readStanding, type Standing } from './withdrawal-facts.ts'

export interface WithdrawalRequest { bankAccountId: string; amount: bigint; paymentPassword: string }

/** Answers the withdrawal as it stands after the automatic decision: REVIEW or APPROVED. */
export async function withdraw(context: CallContext, request: WithdrawalRequest): Promise<Withdrawal> {
  const { tx, merchant, now } = context
  const memberId = context.actor.accountId
  const owner = { merchantId: merchant.id, memberId }
  const early = await readStanding(tx, merchant, memberId, await balancesOf(tx, memberId), now)
  refuseFor(firstChecks(early.facts, request.amount))
  // Before any lock: checking the password takes long, and bets of the member wait behind his lock.
  await checkPaymentPassword(context, request.paymentPassword, { wrong: 'WD_PASSWORD' })
  if (early.requirements.length > 0) await countRounds(tx, [memberId], now)
  const balances = await lockMember(tx, memberId)
  if (early.isExcluded) await closeForExclusion(tx, { ...owner, now })
  // A bonus part that has become the member's own is not yet in the account that is held from.
  else if (balances.bonus > 0n || early.requirements.length > 0) await settleMember(tx, memberId, now)
  // Everything again behind the lock: whatever moves the member's money now waits for us or is seen.
  const standing = await readStanding(tx, merchant, memberId, await balancesOf(tx, memberId), now)
  const account = await readBankAccount(tx, owner, request.bankAccountId)
  refuseFor(firstChecks(standing.facts, request.amount) ?? restChecks(standing.facts, request.amount, account))
  return record(context, standing, account!, request.amount)
}

function refuseFor(failure: Failure | null): void {
  if (failure) throw new Refusal(failure.code satisfies ErrorCode, { params: failure.params })
}

async function record(context: CallContext, standing: Standing, account: BankAccount, amount: bigint): Promise<Withdrawal> {
  const { tx, merchant, now } = context
  const memberId = context.actor.accountId
  const withdrawalId = newId(now.getTime())
  const held = await hold(tx, { memberId, amount, scope: 'withdrawal', key: withdrawalId, reference: withdrawalId, actor: context.actor.claims.account })
  await screenWithdrawal(tx, { merchantId: merchant.id, memberId, withdrawalId, amount }, now)
  const risk = await readRisk(tx, merchant, standing.account, amount, now)
  const withdrawal: NewWithdrawal = {
    withdrawalId, merchantId: merchant.id, memberId, bankAccountId: account.bankAccountId, bankCode: account.bankCode, accountNo: account.accountNo,
    holderName: account.holderName, amount, feeAmount: feeOf(standing.facts), currency: merchant.currency, state: 'CREATED', holdId: held.holdId,
    riskReasons: risk.reasons, businessDate: businessDate(now, merchant.timeZone), createdAt: now,
  }
  // The unique index of open withdrawals stands behind the lock, should a caller ever come without it.
  if (!(await insertWithdrawal(tx, withdrawal))) throw new Refusal('WD_PENDING' satisfies ErrorCode)
  await tellWithdrawal(tx, withdrawal, { actor: context.actor.claims.account, now })
  const system = { actor: 'system', now }
  return (await (risk.isAutoApproved ? approve(tx, withdrawal, system) : moveWithdrawal(tx, withdrawal, 'REVIEW', {}, system)))!
}
