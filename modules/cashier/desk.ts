/** The operators' desk: what they see of a case, who may decide what, and decisions by two people. */
import { refuse } from '../../contract/errors.ts'
import type { CallContext } from '../../platform/calls.ts'
import type { Reader } from '../../platform/postgres.ts'
import { accountsByIds, searchMembers, type Account } from '../identity/index.ts'
import { settingsOf } from '../system/index.ts'
import { approvalsNeeded, countDecision } from './rules/four-eyes.ts'
import { dueBy, mayComplain } from './rules/deadlines.ts'
import { wholePlace } from './rules/payout-accounts.ts'
import { approvableStates, withdrawalMoves } from './rules/states.ts'
import { deadlineSettings, fourEyesSettings } from './settings.ts'
import type { Deposit } from './store/deposits.ts'
import { readPayouts } from './store/payouts.ts'
import { addDecision, readDecisions, type DecisionRow } from './store/steps.ts'
import type { Withdrawal } from './store/withdrawals.ts'
import { cryptoView } from './usdt-payouts.ts'

/** A dispute is always decided by two (design/SECURITY.md §2 row 14). */
export const RESOLVERS = 2

/** What a search text may mean: the members it names. */
export async function searchOf(reader: Reader, merchantId: string, text: string | undefined): Promise<{ text: string; memberIds: string[] } | undefined> {
  if (!text) return undefined
  const members = await searchMembers(reader, { merchantId, query: text, pageNo: 1, pageSize: 100 })
  return { text, memberIds: members.list.map((member) => member.accountId) }
}

/**
 * Notes an operator's decision on a locked case. True once enough different operators decided the same, false while
 * another is awaited. Errors: WD_FOUR_EYES where this operator has decided so before.
 */
export async function decide(context: CallContext, objectId: string, decision: string, needed: number, remark: string | undefined): Promise<{ isDecided: boolean; approvals: number }> {
  const { tx, actor, now } = context
  const given = (await readDecisions(tx, [objectId])).get(objectId) ?? []
  const outcome = countDecision(given, { operatorId: actor.accountId, decision }, needed)
  if (outcome === 'SAME') refuse('WD_FOUR_EYES')
  await addDecision(tx, { objectId, decision, operatorId: actor.accountId, operatorName: actor.claims.account, remark: remark ?? null, at: now })
  return { isDecided: outcome === 'ENOUGH', approvals: given.filter((one) => one.decision === decision).length + 1 }
}

/** Operators needed to approve a withdrawal, and to decide a deposit. */
export async function neededOf(reader: Reader, merchantId: string): Promise<{ withdrawal: (amount: bigint) => number; deposit: (amount: bigint) => number }> {
  const rules = await settingsOf(reader, merchantId, fourEyesSettings)
  return {
    withdrawal: (amount) => approvalsNeeded(amount, rules.withdrawalAmount),
    deposit: (amount) => approvalsNeeded(amount, rules.depositAmount),
  }
}

/**
 * What a decision of this round is kept as: after a dispute that had it paid again, the words of the round before count
 * no more.
 */
export function decisionName(decision: string, withdrawal: Pick<Withdrawal, 'disputeNo'>): string {
  return `${decision}:${withdrawal.disputeNo}`
}

/** The decision as people read it. */
export function plainDecision(kept: string): string {
  return kept.split(':')[0]!
}

function isOfRound(kept: string, decision: string, withdrawal: Withdrawal): boolean {
  return kept.startsWith(decision) && kept.endsWith(`:${withdrawal.disputeNo}`)
}

/** How many operators want the receipt forced, in this round. */
export function forceApprovals(given: readonly DecisionRow[], withdrawal: Withdrawal): number {
  return given.filter((one) => isOfRound(one.decision, 'FORCE_RECEIPT', withdrawal)).length
}

type Doer = Pick<CallContext, 'merchant' | 'actor' | 'now'> & { tx: Reader }

/** Withdrawals as the console lists them, with what this operator may do with each. */
export async function queuedWithdrawals({ tx, merchant, actor, now }: Doer, withdrawals: readonly Withdrawal[]) {
  const accounts = await accountsByIds(tx, withdrawals.map((row) => row.memberId))
  const decisions = await readDecisions(tx, withdrawals.map((row) => row.withdrawalId))
  const needed = await neededOf(tx, merchant.id)
  const rules = await settingsOf(tx, merchant.id, deadlineSettings)
  const payouts = await readPayouts(tx, withdrawals.map((row) => row.withdrawalId))
  return withdrawals.map((row) => {
    const given = decisions.get(row.withdrawalId) ?? []
    const account = accounts.get(row.memberId)
    const parts = payouts.get(row.withdrawalId) ?? []
    const isDisputed = row.state === 'DISPUTED'
    const approvals = isDisputed ? mostAlike(given.filter((one) => isOfRound(one.decision, 'RESOLVE_', row))) : given.filter((one) => one.decision === 'APPROVE').length
    return {
      withdrawalId: row.withdrawalId, state: row.state, memberId: row.memberId, account: account?.username ?? '', vipLevel: account?.vipLevel ?? 0,
      amount: row.amount, feeAmount: row.feeAmount, netAmount: row.amount - row.feeAmount, currency: row.currency, bankCode: row.bankCode, accountNo: wholePlace(row), crypto: cryptoView(row),
      holderName: row.holderName, createdAt: row.createdAt, changedAt: row.changedAt, confirmBy: row.confirmBy, dueBy: dueBy(row, rules), isForced: row.isForced, riskReasons: [...row.riskReasons],
      partsCount: parts.length, partsSent: parts.filter((part) => part.state === 'SENT').length,
      approvals, approvalsNeeded: isDisputed ? RESOLVERS : needed.withdrawal(row.amount),
      abilities: actor.claims.abilities?.includes('withdrawals.decide') ? withdrawalAbilities(row, given, { operatorId: actor.accountId, isComplainable: mayComplain(row, rules, now) }) : [],
    }
  })
}

function mostAlike(decisions: readonly DecisionRow[]): number {
  return Math.max(0, ...[...Map.groupBy(decisions, (one) => one.decision).values()].map((alike) => alike.length))
}

function withdrawalAbilities(row: Withdrawal, given: readonly DecisionRow[], { operatorId, isComplainable }: { operatorId: string; isComplainable: boolean }): string[] {
  const moves = withdrawalMoves[row.state]
  const hasApproved = given.some((one) => one.decision === 'APPROVE' && one.operatorId === operatorId)
  const abilities: string[] = []
  if (approvableStates.includes(row.state) && !hasApproved) abilities.push('approve')
  if (moves.includes('REJECTED')) abilities.push('reject')
  if (moves.includes('PAID')) abilities.push('paid')
  if (moves.includes('RESOLVED_PAID')) abilities.push('resolve')
  const hasForced = given.some((one) => isOfRound(one.decision, 'FORCE_RECEIPT', row) && one.operatorId === operatorId)
  if (moves.includes('RECEIVED') && !hasForced) abilities.push('force')
  if (isComplainable) abilities.push('complain')
  return abilities
}

/** Deposits as the console lists them. */
export async function queuedDeposits({ tx, merchant, actor }: Doer, deposits: readonly Deposit[]) {
  const accounts: Map<string, Account> = await accountsByIds(tx, deposits.map((row) => row.memberId))
  const decisions = await readDecisions(tx, deposits.map((row) => row.depositId))
  const needed = await neededOf(tx, merchant.id)
  return deposits.map((row) => {
    const given = decisions.get(row.depositId) ?? []
    const account = accounts.get(row.memberId)
    const mayDecide = row.state === 'REVIEW' && actor.claims.abilities?.includes('deposits.decide')
    const isGiven = (decision: string) => given.some((one) => one.decision.split(':')[0] === decision && one.operatorId === actor.accountId)
    return {
      depositId: row.depositId, reference: row.reference, state: row.state, reviewReason: row.reviewReason, memberId: row.memberId, account: account?.username ?? '', payeeName: account?.payeeName ?? null,
      channel: row.channel, amount: row.askedAmount, payableAmount: row.payableAmount, paidAmount: row.paidAmount, payerName: row.payerName, bankReference: row.bankReference,
      creditedAmount: row.creditedAmount, currency: row.currency, createdAt: row.createdAt, expiresAt: row.expiresAt, changedAt: row.changedAt, remark: row.remark,
      approvals: mostAlike(given), approvalsNeeded: needed.deposit(row.paidAmount ?? row.payableAmount),
      abilities: mayDecide ? [...(isGiven('CREDIT') ? [] : ['credit']), ...(isGiven('REJECT') ? [] : ['reject']), ...(row.paidAmount === null || isGiven('REFUND') ? [] : ['refund'])] : [],
    }
  })
}
