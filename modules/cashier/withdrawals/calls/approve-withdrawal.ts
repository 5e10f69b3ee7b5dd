import { refuse } from '../../../../contract/errors.ts'
import {
  approveWithdrawal,
  approveWithdrawalSchemas,
} from '../../../../contract/operator/cashier/approve-withdrawal.ts'
import { isCryptoCode } from '../../../../contract/shared/cashier-channels.ts'
import { handle } from '../../../../platform/calls.ts'
import { isHeld } from '../../compliance/flags.ts'
import { decide, neededOf } from '../../shared/four-eyes.ts'
import { approve } from '../withdrawal-states.ts'
import { approvableStates } from '../../shared/rules/states.ts'
import { lockWithdrawal } from '../store/withdrawals.ts'
import { noteSanctioned } from '../../compliance/address-screen.ts'

export const handleApproveWithdrawal = handle(
  approveWithdrawal,
  approveWithdrawalSchemas,
  async (context, { params, body }) => {
    const { tx, merchant, actor, now } = context
    const withdrawal = await lockWithdrawal(tx, merchant.id, params.withdrawalId)
    if (!withdrawal) refuse('WD_NOT_FOUND')
    if (!approvableStates.includes(withdrawal.state)) refuse('WD_STATE')
    const { bankCode: channel, accountNo: address } = withdrawal
    if (
      isCryptoCode(channel) &&
      (await noteSanctioned(context, withdrawal, { channel, address }, withdrawal.withdrawalId))
    )
      refuse('WD_SANCTIONED')
    if (await isHeld(tx, withdrawal)) refuse('WD_HELD')
    const needed = (await neededOf(tx, merchant.id)).withdrawal(withdrawal.amount)
    const { isDecided, approvals } = await decide(
      context,
      withdrawal.withdrawalId,
      'APPROVE',
      needed,
      body.remark,
    )
    const after = isDecided
      ? (await approve(tx, withdrawal, { actor: actor.claims.account, now, remark: body.remark }))!
      : withdrawal
    await context.audit('withdrawal.approve', `withdrawal:${withdrawal.withdrawalId}`, {
      before: withdrawal.state,
      after: after.state,
      memberId: withdrawal.memberId,
      amount: withdrawal.amount,
      approvals,
      approvalsNeeded: needed,
      remark: body.remark ?? null,
    })
    return { state: after.state, approvals, approvalsNeeded: needed }
  },
)
