import {
  submitIdentity,
  submitIdentitySchemas,
} from '../../../../contract/player/identity/submit-identity.ts'
import { handle } from '../../../../platform/calls.ts'
import { handInIdentity, kycOf } from '../kyc-requests.ts'

export const handleSubmitIdentity = handle(
  submitIdentity,
  submitIdentitySchemas,
  async (context, { body }) => {
    await handInIdentity(context, body)
    return kycOf(context)
  },
)
