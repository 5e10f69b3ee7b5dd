import { submitFunds, submitFundsSchemas } from '../../../../contract/player/identity/submit-funds.ts'
import { handle } from '../../../../platform/calls.ts'
import { handInFunds, kycOf } from '../kyc-requests.ts'

export const handleSubmitFunds = handle(submitFunds, submitFundsSchemas, async (context, { body }) => {
  await handInFunds(context, body)
  return kycOf(context)
})
