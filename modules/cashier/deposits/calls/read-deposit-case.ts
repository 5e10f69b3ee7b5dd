import { refuse } from '../../../../contract/errors.ts'
import {
  readDepositCase,
  readDepositCaseSchemas,
} from '../../../../contract/operator/cashier/read-deposit-case.ts'
import type { DepositState } from '../../../../contract/shared/cashier-states.ts'
import { businessDate } from '../../../../kernel/calendar.ts'
import { handle, type CallContext } from '../../../../platform/calls.ts'
import { FILES_PREFIX } from '../../../../platform/files.ts'
import { accountOf, accountsByIds } from '../../../identity/index.ts'
import { balancesOf } from '../../../wallet/index.ts'
import { offerName } from '../offers.ts'
import { queuedDeposits } from '../queue-view.ts'
import { matchNames } from '../../shared/rules/name-match.ts'
import { readBankAccount } from '../../shared/store/bank-accounts.ts'
import { readRefund, readRelated } from '../store/deposit-case.ts'
import { lockDeposit } from '../store/deposits.ts'
import type { Deposit } from '../store/deposit-rows.ts'
import { readMemberCashier } from '../../shared/store/figures.ts'
import { slipsOf } from '../store/slips.ts'
import { readDecisions, readSteps } from '../../shared/store/steps.ts'

export const handleReadDepositCase = handle(
  readDepositCase,
  readDepositCaseSchemas,
  async (context, { params }) => {
    const { tx, merchant, now } = context
    const deposit = await lockDeposit(tx, merchant.id, params.depositId)
    if (!deposit) refuse('DEPOSIT_NOT_FOUND')
    const account = await accountOf(tx, { merchantId: merchant.id, accountId: deposit.memberId })
    if (!account) refuse('DEPOSIT_NOT_FOUND')
    const [queued] = await queuedDeposits(context, [deposit])
    const figures = await readMemberCashier(tx, deposit.memberId, now, businessDate(now, merchant.timeZone))
    const refund = await readRefund(tx, deposit.depositId)
    return {
      ...queued!,
      ...(await paperOf(context, deposit)),
      offer: offerName(deposit.offer, context.language),
      nameMatch:
        deposit.payerName && account.payeeName ? matchNames(deposit.payerName, account.payeeName) : null,
      kycLevel: account.kycLevel,
      memberSince: account.createdAt,
      isMemberActive: account.state === 'ACTIVE',
      balance: (await balancesOf(tx, deposit.memberId)).balance,
      depositCount: figures.depositCount,
      lastDepositAmount: figures.lastDepositAmount,
      lastDepositAt: figures.lastDepositAt,
      deposits30dAmount: figures.deposits30dAmount,
      withdrawals30dAmount: figures.withdrawals30dAmount,
      refund: refund
        ? {
            amount: refund.amount,
            payerName: refund.payerName,
            note: refund.note,
            recordedBy: refund.recordedByName,
            recordedAt: refund.recordedAt,
          }
        : null,
    }
  },
)

/** Slips, the account it was to come from, similar deposits, and its history. */
async function paperOf({ tx, merchant }: CallContext, deposit: Deposit) {
  const { depositId, memberId } = deposit
  const slips = (await slipsOf(tx, [depositId])).get(depositId) ?? []
  const source = deposit.sourceAccountId
    ? await readBankAccount(tx, { merchantId: merchant.id, memberId }, deposit.sourceAccountId)
    : undefined
  const related = await readRelated(tx, deposit)
  const others = await accountsByIds(
    tx,
    related.map((row) => row.memberId),
  )
  const steps = (await readSteps(tx, [depositId])).get(depositId) ?? []
  const decisions = (await readDecisions(tx, [depositId])).get(depositId) ?? []
  return {
    receiver: deposit.receiver,
    sourceAccount: source
      ? { bankCode: source.bankCode, accountNo: source.accountNo, holderName: source.holderName }
      : null,
    slips: slips.map((slip) => ({
      url: FILES_PREFIX + slip.fileName,
      sendingBank: slip.sendingBank,
      transRef: slip.transRef,
      isRepeated: slip.isRepeated,
      uploadedAt: slip.uploadedAt,
    })),
    related: related.map((row) => ({ ...row, account: others.get(row.memberId)?.username ?? '' })),
    steps: steps.map((step) => ({
      state: step.state as DepositState,
      at: step.at,
      actor: step.actor,
      remark: step.remark,
    })),
    decisions: decisions.map((one) => ({
      operator: one.operatorName,
      decision: one.decision.split(':')[0]!,
      at: one.at,
    })),
  }
}
