import { refuseFields } from '../../../../contract/errors.ts'
import {
  rejectApplication,
  rejectApplicationSchemas,
} from '../../../../contract/operator/promotions/reject-application.ts'
import { handle } from '../../../../platform/calls.ts'
import { decideApplication } from '../../offers/decide.ts'
import { tellDesk } from '../desk-news.ts'

export const handleRejectApplication = handle(
  rejectApplication,
  rejectApplicationSchemas,
  async (context, { params: { claimId }, body: { reason, text } }) => {
    if (reason === 'OTHER' && !text) refuseFields([{ field: 'text', rule: 'required' }])
    const decided = await decideApplication(context, {
      claimId,
      decision: 'REJECT',
      reason: reason === 'OTHER' ? text : reason,
    })
    tellDesk(context)
    return { state: decided.state }
  },
)
