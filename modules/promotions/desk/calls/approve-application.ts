import {
  approveApplication,
  approveApplicationSchemas,
} from '../../../../contract/operator/promotions/approve-application.ts'
import { handle } from '../../../../platform/calls.ts'
import { decideApplication } from '../../offers/decide.ts'
import { tellDesk } from '../desk-news.ts'

export const handleApproveApplication = handle(
  approveApplication,
  approveApplicationSchemas,
  async (context, { params: { claimId }, body: { amount, note } }) => {
    const decided = await decideApplication(context, {
      claimId,
      decision: 'APPROVE',
      reason: note,
      ...(amount === undefined ? {} : { amount: BigInt(amount) }),
    })
    tellDesk(context)
    return { state: decided.state, amount: decided.amount }
  },
)
