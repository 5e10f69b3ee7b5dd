/** Deposits and withdrawals as their member sees them. */
import type { DepositState, WithdrawalState } from '../../contract/shared/cashier-states.ts'
import type { Reader } from '../../platform/postgres.ts'
import { maskAccountNo } from './rules/banks.ts'
import { openDepositStates, withdrawalMoves } from './rules/states.ts'
import type { Deposit } from './store/deposits.ts'
import { readSteps, type StepRow } from './store/steps.ts'
import type { Withdrawal } from './store/withdrawals.ts'

/** Open but past its time is expired, whether or not the job has said so yet. */
export function shownState(deposit: Deposit, now: Date): DepositState {
  return openDepositStates.includes(deposit.state) && deposit.expiresAt <= now ? 'EXPIRED' : deposit.state
}

export async function depositViews(reader: Reader, deposits: readonly Deposit[], now: Date) {
  const steps = await readSteps(reader, deposits.map((deposit) => deposit.depositId))
  return deposits.map((deposit) => ({
    intentId: deposit.depositId, channel: deposit.channel, state: shownState(deposit, now), amount: deposit.askedAmount, payableAmount: deposit.payableAmount,
    creditedAmount: deposit.creditedAmount, currency: deposit.currency, createdAt: deposit.createdAt, expiresAt: deposit.expiresAt,
    steps: stepsOf<DepositState>(steps.get(deposit.depositId)),
  }))
}

export async function withdrawalViews(reader: Reader, withdrawals: readonly Withdrawal[]) {
  const steps = await readSteps(reader, withdrawals.map((withdrawal) => withdrawal.withdrawalId))
  return withdrawals.map((withdrawal) => ({
    withdrawalId: withdrawal.withdrawalId, state: withdrawal.state, amount: withdrawal.amount, feeAmount: withdrawal.feeAmount,
    netAmount: withdrawal.amount - withdrawal.feeAmount, currency: withdrawal.currency,
    bankAccount: { bankCode: withdrawal.bankCode, accountNo: maskAccountNo(withdrawal.accountNo), holderName: withdrawal.holderName },
    createdAt: withdrawal.createdAt, paidAt: withdrawal.paidAt, confirmBy: withdrawal.confirmBy, payoutReference: withdrawal.payoutReference, remark: withdrawal.remark,
    canCancel: withdrawalMoves[withdrawal.state].includes('CANCELLED'), canConfirm: withdrawalMoves[withdrawal.state].includes('RECEIVED'),
    steps: stepsOf<WithdrawalState>(steps.get(withdrawal.withdrawalId)),
  }))
}

function stepsOf<State extends string>(rows: readonly StepRow[] = []): { state: State; at: Date }[] {
  return rows.map((row) => ({ state: row.state as State, at: row.at }))
}
