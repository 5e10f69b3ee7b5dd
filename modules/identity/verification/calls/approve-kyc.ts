import { approveKyc, approveKycSchemas } from '../../../../contract/operator/identity/approve-kyc.ts'
import { handle } from '../../../../platform/calls.ts'
import { approveRequest } from '../kyc-review.ts'

export const handleApproveKyc = handle(approveKyc, approveKycSchemas, (context, { params, body }) =>
  approveRequest(context, params.requestId, body.validUntil),
)
