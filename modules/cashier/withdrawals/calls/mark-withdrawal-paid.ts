import { refuse, refuseFields } from '../../../../contract/errors.ts'
import {
  markWithdrawalPaid,
  markWithdrawalPaidSchemas,
} from '../../../../contract/operator/cashier/mark-withdrawal-paid.ts'
import { handle } from '../../../../platform/calls.ts'
import { partsOfWithdrawal, reportSent } from '../payouts.ts'
import type { Payout } from '../store/payouts.ts'
import { lockWithdrawal } from '../store/withdrawals.ts'

export const handleMarkWithdrawalPaid = handle(
  markWithdrawalPaid,
  markWithdrawalPaidSchemas,
  async (context, { params, body }) => {
    const { tx, merchant, actor, now } = context
    const withdrawal = await lockWithdrawal(tx, merchant.id, params.withdrawalId)
    if (!withdrawal) refuse('WD_NOT_FOUND')
    const isOnItsWay = withdrawal.state === 'APPROVED' || withdrawal.state === 'PAYING'
    if (!isOnItsWay && !withdrawal.paidAt) refuse('WD_STATE')
    const parts = await partsOfWithdrawal(tx, withdrawal.withdrawalId)
    // The bank was faster than the operator; it is recorded already, unless the operator names another
    // transfer.
    if (!isOnItsWay) {
      refuseOtherReference(parts, body)
      return { state: withdrawal.state }
    }
    // Which of several parts was paid, and under which reference, only the operator can say.
    if (parts.length > 1 && (body.partNo === undefined || body.reference === undefined)) refuse('WD_PART')
    if (withdrawal.crypto && body.reference === undefined)
      refuseFields([{ field: 'reference', rule: 'required' }])
    const part = parts.find((one) => one.partNo === (body.partNo ?? 1))
    if (!part) refuse('WD_PART')
    const mover = { actor: actor.claims.account, now, remark: body.remark }
    const after = await reportSent(
      tx,
      withdrawal,
      part,
      { bankReference: body.reference?.trim() ?? null, timeZone: merchant.timeZone },
      mover,
    )
    if (!after) refuse('WD_PART')
    await context.audit('withdrawal.paid', `withdrawal:${withdrawal.withdrawalId}`, {
      before: withdrawal.state,
      after: after.state,
      memberId: withdrawal.memberId,
      amount: part.amount,
      partNo: part.partNo,
      reference: body.reference ?? null,
      remark: body.remark ?? null,
    })
    return { state: after.state }
  },
)

/**
 * A second transfer for what is paid already must not pass as the first one, or it would be paid twice
 * unnoticed.
 */
function refuseOtherReference(
  parts: readonly Payout[],
  { partNo, reference }: { partNo?: number; reference?: string },
): void {
  if (reference === undefined) return
  const known = parts
    .filter((part) => partNo === undefined || part.partNo === partNo)
    .map((part) => part.bankReference)
  if (!known.includes(reference.trim())) refuse('WD_PAID_ALREADY', known.find((one) => one !== null) ?? '–')
}
