import {
  readKycRequest,
  readKycRequestSchemas,
} from '../../../../contract/operator/identity/read-kyc-request.ts'
import { handle } from '../../../../platform/calls.ts'
import { detailOf } from '../kyc-review.ts'

export const handleReadKycRequest = handle(
  readKycRequest,
  readKycRequestSchemas,
  async (context, { params }) => {
    const detail = await detailOf(context, params.requestId)
    await context.audit('kyc.view', `member:${detail.memberId}`, { requestId: params.requestId })
    return detail
  },
)
