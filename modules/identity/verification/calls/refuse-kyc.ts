import { refuseKyc, refuseKycSchemas } from '../../../../contract/operator/identity/refuse-kyc.ts'
import { handle } from '../../../../platform/calls.ts'
import { refuseRequest } from '../kyc-review.ts'

export const handleRefuseKyc = handle(refuseKyc, refuseKycSchemas, async (context, { params, body }) => ({
  state: await refuseRequest(context, params.requestId, body),
}))
