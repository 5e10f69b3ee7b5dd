import { refuse } from '../../../../contract/errors.ts'
import {
  readWithdrawal,
  readWithdrawalSchemas,
} from '../../../../contract/operator/cashier/read-withdrawal.ts'
import type { WithdrawalState } from '../../../../contract/shared/cashier-states.ts'
import { isSameName } from '../../../../contract/shared/person-name.ts'
import { businessDate } from '../../../../kernel/calendar.ts'
import { handle } from '../../../../platform/calls.ts'
import { accountOf, vipOf } from '../../../identity/index.ts'
import { balancesOf, roundTotalsOf } from '../../../wallet/index.ts'
import { forceApprovals, plainDecision, queuedWithdrawals } from '../queue-view.ts'
import { dailyLimitOf } from '../../shared/rules/vip-limits.ts'
import { readComplaints } from '../store/complaints.ts'
import { readPayouts } from '../store/payouts.ts'
import { readMemberCashier } from '../../shared/store/figures.ts'
import { readDecisions, readSteps } from '../../shared/store/steps.ts'
import { readWithdrawal as findWithdrawal } from '../store/withdrawals.ts'
import { complaintView, partView, remarkIn } from '../views.ts'

const DAYS_30_MS = 30 * 86_400_000

export const handleReadWithdrawal = handle(
  readWithdrawal,
  readWithdrawalSchemas,
  async (context, { params }) => {
    const { tx, merchant, language, now } = context
    const withdrawal = await findWithdrawal(tx, merchant.id, params.withdrawalId)
    if (!withdrawal) refuse('WD_NOT_FOUND')
    const account = await accountOf(tx, { merchantId: merchant.id, accountId: withdrawal.memberId })
    if (!account) refuse('MEMBER_NOT_FOUND')
    const [queued] = await queuedWithdrawals(context, [withdrawal])
    const figures = await readMemberCashier(
      tx,
      withdrawal.memberId,
      now,
      businessDate(now, merchant.timeZone),
    )
    const balances = await balancesOf(tx, withdrawal.memberId)
    const rounds = await roundTotalsOf(tx, {
      memberId: withdrawal.memberId,
      from: new Date(now.getTime() - DAYS_30_MS),
    })
    const steps = (await readSteps(tx, [withdrawal.withdrawalId])).get(withdrawal.withdrawalId) ?? []
    const decisions = (await readDecisions(tx, [withdrawal.withdrawalId])).get(withdrawal.withdrawalId) ?? []
    const parts = (await readPayouts(tx, [withdrawal.withdrawalId])).get(withdrawal.withdrawalId) ?? []
    const complaint = (await readComplaints(tx, [withdrawal.withdrawalId])).get(withdrawal.withdrawalId)
    return {
      ...queued!,
      payeeName: account.payeeName,
      isNameEqual: account.payeeName !== null && isSameName(withdrawal.holderName, account.payeeName),
      kycLevel: account.kycLevel,
      memberSince: account.createdAt,
      balance: balances.balance,
      lockedAmount: balances.hold,
      lastDepositAmount: figures.lastDepositAmount,
      lastDepositAt: figures.lastDepositAt,
      deposits30dAmount: figures.deposits30dAmount,
      withdrawals30dAmount: figures.withdrawals30dAmount,
      withdrawnTodayAmount: figures.withdrawnTodayAmount,
      win30dAmount: rounds.winAmount - rounds.betAmount,
      dailyLimitAmount: dailyLimitOf((await vipOf(context, tx, account)).row).amount,
      payoutReference: withdrawal.payoutReference,
      memberRemark: withdrawal.memberRemark,
      remark: remarkIn(language, withdrawal.remark),
      parts: parts.map(partView),
      proofImages: [...withdrawal.proofImages],
      forceApprovals: forceApprovals(decisions, withdrawal),
      dispute: withdrawal.disputeReason && {
        reason: withdrawal.disputeReason,
        images: [...withdrawal.disputeImages],
        missingParts: [...withdrawal.missingParts],
      },
      complaint: complaint ? complaintView(complaint) : null,
      steps: steps.map((step) => ({
        state: step.state as WithdrawalState,
        at: step.at,
        actor: step.actor,
        remark: remarkIn(language, step.remark),
      })),
      decisions: decisions.map((one) => ({
        operator: one.operatorName,
        decision: plainDecision(one.decision),
        at: one.at,
      })),
    }
  },
)
