/** Withdrawals as the console lists them, with what this operator may do with each. */
import { accountsByIds, vipLevelsOf } from '../../identity/index.ts'
import { settingsOf } from '../../system/index.ts'
import { dueBy, mayComplain } from './rules/deadlines.ts'
import { wholePlace } from '../shared/rules/payout-accounts.ts'
import { approvableStates, withdrawalMoves } from '../shared/rules/states.ts'
import { deadlineSettings } from '../settings/withdrawals.ts'
import { readPayouts } from './store/payouts.ts'
import { readDecisions, type DecisionRow } from '../shared/store/steps.ts'
import type { Withdrawal } from './store/withdrawal-rows.ts'
import { cryptoView } from './usdt-payouts.ts'
import { type Doer, mostAlike, neededOf, RESOLVERS } from '../shared/four-eyes.ts'

/**
 * How a decision of this round is stored: after a dispute that had it paid again, decisions of earlier rounds
 * no longer count.
 */
export function decisionName(decision: string, withdrawal: Pick<Withdrawal, 'disputeNo'>): string {
  return `${decision}:${withdrawal.disputeNo}`
}

/** The decision in readable words. */
export function plainDecision(kept: string): string {
  return kept.split(':')[0]!
}

function isOfRound(kept: string, decision: string, withdrawal: Withdrawal): boolean {
  return kept.startsWith(decision) && kept.endsWith(`:${withdrawal.disputeNo}`)
}

/** How many operators asked for a forced receipt, in this round. */
export function forceApprovals(given: readonly DecisionRow[], withdrawal: Withdrawal): number {
  return given.filter((one) => isOfRound(one.decision, 'FORCE_RECEIPT', withdrawal)).length
}

/** Withdrawals as the console lists them, with what this operator may do with each. */
export async function queuedWithdrawals(doer: Doer, withdrawals: readonly Withdrawal[]) {
  const { tx, merchant, actor, now } = doer
  const accounts = await accountsByIds(
    tx,
    withdrawals.map((row) => row.memberId),
  )
  const levels = await vipLevelsOf(doer, tx, [...accounts.values()])
  const decisions = await readDecisions(
    tx,
    withdrawals.map((row) => row.withdrawalId),
  )
  const needed = await neededOf(tx, merchant.id)
  const rules = await settingsOf(tx, merchant.id, deadlineSettings)
  const payouts = await readPayouts(
    tx,
    withdrawals.map((row) => row.withdrawalId),
  )
  return withdrawals.map((row) => {
    const given = decisions.get(row.withdrawalId) ?? []
    const account = accounts.get(row.memberId)
    const parts = payouts.get(row.withdrawalId) ?? []
    const isDisputed = row.state === 'DISPUTED'
    const approvals = isDisputed
      ? mostAlike(given.filter((one) => isOfRound(one.decision, 'RESOLVE_', row)))
      : given.filter((one) => one.decision === 'APPROVE').length
    return {
      withdrawalId: row.withdrawalId,
      state: row.state,
      memberId: row.memberId,
      account: account?.username ?? '',
      vipLevel: levels.get(row.memberId) ?? 0,
      amount: row.amount,
      feeAmount: row.feeAmount,
      netAmount: row.amount - row.feeAmount,
      currency: row.currency,
      bankCode: row.bankCode,
      accountNo: wholePlace(row),
      crypto: cryptoView(row),
      holderName: row.holderName,
      createdAt: row.createdAt,
      changedAt: row.changedAt,
      confirmBy: row.confirmBy,
      dueBy: dueBy(row, rules),
      isForced: row.isForced,
      riskReasons: [...row.riskReasons],
      partsCount: parts.length,
      partsSent: parts.filter((part) => part.state === 'SENT').length,
      approvals,
      approvalsNeeded: isDisputed ? RESOLVERS : needed.withdrawal(row.amount),
      abilities: actor.claims.abilities?.includes('withdrawals.decide')
        ? withdrawalAbilities(row, given, {
            operatorId: actor.accountId,
            isComplainable: mayComplain(row, rules, now),
          })
        : [],
    }
  })
}

function withdrawalAbilities(
  row: Withdrawal,
  given: readonly DecisionRow[],
  { operatorId, isComplainable }: { operatorId: string; isComplainable: boolean },
): string[] {
  const moves = withdrawalMoves[row.state]
  const hasApproved = given.some((one) => one.decision === 'APPROVE' && one.operatorId === operatorId)
  const abilities: string[] = []
  if (approvableStates.includes(row.state) && !hasApproved) abilities.push('approve')
  if (moves.includes('REJECTED')) abilities.push('reject')
  if (moves.includes('PAID')) abilities.push('paid')
  if (moves.includes('RESOLVED_PAID')) abilities.push('resolve')
  const hasForced = given.some(
    (one) => isOfRound(one.decision, 'FORCE_RECEIPT', row) && one.operatorId === operatorId,
  )
  if (moves.includes('RECEIVED') && !hasForced) abilities.push('force')
  if (isComplainable) abilities.push('complain')
  return abilities
}
