import { refuse } from '../../../../contract/errors.ts'
import { openComplaint, openComplaintSchemas } from '../../../../contract/operator/cashier/open-complaint.ts'
import { handle } from '../../../../platform/calls.ts'
import { complain } from '../complaints.ts'
import { readWithdrawal } from '../store/withdrawals.ts'

export const handleOpenComplaint = handle(
  openComplaint,
  openComplaintSchemas,
  async (context, { params, body }) => {
    const withdrawal = await readWithdrawal(context.tx, context.merchant.id, params.withdrawalId)
    if (!withdrawal) refuse('WD_NOT_FOUND')
    const opened = await complain(context, withdrawal, { ...body, images: [] })
    await context.audit('withdrawal.complain', `withdrawal:${withdrawal.withdrawalId}`, {
      complaintId: opened.complaintId,
      memberId: withdrawal.memberId,
      ...body,
    })
    return opened
  },
)
