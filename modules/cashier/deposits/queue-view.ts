/** Deposits as the console lists them. */
import { accountsByIds, type Account } from '../../identity/index.ts'
import type { Deposit } from './store/deposit-rows.ts'
import { readDecisions } from '../shared/store/steps.ts'
import { type Doer, mostAlike, neededOf } from '../shared/four-eyes.ts'

/** Deposits as the console lists them. */
export async function queuedDeposits({ tx, merchant, actor }: Doer, deposits: readonly Deposit[]) {
  const accounts: Map<string, Account> = await accountsByIds(
    tx,
    deposits.map((row) => row.memberId),
  )
  const decisions = await readDecisions(
    tx,
    deposits.map((row) => row.depositId),
  )
  const needed = await neededOf(tx, merchant.id)
  return deposits.map((row) => {
    const given = decisions.get(row.depositId) ?? []
    const account = accounts.get(row.memberId)
    const mayDecide = row.state === 'REVIEW' && actor.claims.abilities?.includes('deposits.decide')
    const isGiven = (decision: string) =>
      given.some((one) => one.decision.split(':')[0] === decision && one.operatorId === actor.accountId)
    return {
      depositId: row.depositId,
      reference: row.reference,
      state: row.state,
      reviewReason: row.reviewReason,
      memberId: row.memberId,
      account: account?.username ?? '',
      payeeName: account?.payeeName ?? null,
      channel: row.channel,
      amount: row.askedAmount,
      payableAmount: row.payableAmount,
      paidAmount: row.paidAmount,
      payerName: row.payerName,
      bankReference: row.bankReference,
      creditedAmount: row.creditedAmount,
      currency: row.currency,
      createdAt: row.createdAt,
      expiresAt: row.expiresAt,
      changedAt: row.changedAt,
      remark: row.remark,
      approvals: mostAlike(given),
      approvalsNeeded: needed.deposit(row.paidAmount ?? row.payableAmount),
      abilities: mayDecide
        ? [
            ...(isGiven('CREDIT') ? [] : ['credit']),
            ...(isGiven('REJECT') ? [] : ['reject']),
            ...(row.paidAmount === null || isGiven('REFUND') ? [] : ['refund']),
          ]
        : [],
    }
  })
}
