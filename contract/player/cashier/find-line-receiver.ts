import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Text } from '../../shared/fields.ts'

export const findLineReceiver: Call<typeof findLineReceiverSchemas> = {
  name: 'cashier/find-line-receiver',
  method: 'GET',
  path: '/api/wps/agent/transfer/receiver',
  module: 'AGENT',
  audience: 'member',
  rate: 'money',
  summary:
    'The downline that a transfer would go to, with the name partly masked, so that the sender can compare it.',
  errors: ['AUTH_MEMBER_NOT_ALLOWED', 'TRANSFER_NOT_ALLOWED'],
}

export function findLineReceiverSchemas() {
  return {
    query: Type.Object({ account: Text(32, 1) }),
    value: Type.Object({ account: Type.String(), name: Type.String({ description: 'masked' }) }),
  }
}
