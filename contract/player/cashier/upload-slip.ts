import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { SlipDetails } from '../../shared/cashier-channel-schemas.ts'
import { DepositStateField } from '../../shared/cashier-schemas.ts'
import { Id } from '../../shared/fields.ts'

export const uploadSlip: Call<typeof uploadSlipSchemas> = {
  name: 'cashier/upload-slip',
  method: 'POST',
  path: '/api/wps/deposit/:intentId/slip',
  module: 'WPS',
  audience: 'member',
  takes: 'upload',
  rate: 'slow',
  openTo: ['restricted'],
  summary:
    'Uploads the slip of a bank transfer (`slip`: one png or jpg, at most 5 MiB). It helps to match the payment and credits nothing.',
  errors: ['DEPOSIT_NOT_FOUND', 'DEPOSIT_STATE', 'DEPOSIT_SLIP_USED', 'UPLOAD_INVALID', 'REQUEST_TOO_LARGE'],
}

export function uploadSlipSchemas() {
  return {
    params: Type.Object({ intentId: Id() }),
    value: Type.Object({ state: DepositStateField(), slip: SlipDetails() }),
  }
}
