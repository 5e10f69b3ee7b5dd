import { uploadSlip, uploadSlipSchemas } from '../../../../contract/player/cashier/upload-slip.ts'
import { handle } from '../../../../platform/calls.ts'
import { slipView, takeSlip } from '../slips.ts'

export const handleUploadSlip = handle(uploadSlip, uploadSlipSchemas, async (context, { params }) => {
  const { deposit, slip } = await takeSlip(context, params.intentId)
  return { state: deposit.state, slip: slipView(slip) }
})
