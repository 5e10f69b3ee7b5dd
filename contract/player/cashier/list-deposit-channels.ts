import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency } from '../../shared/fields.ts'

export const listDepositChannels: Call<typeof listDepositChannelsSchemas> = {
  name: 'cashier/list-deposit-channels', method: 'GET', path: '/api/wps/deposit/channels', module: 'WPS', audience: 'member',
  summary: 'How a member can deposit, with the limits of each way.', errors: [],
}

export function listDepositChannelsSchemas() {
  return {
    value: Type.Object({
      channels: Type.Array(Type.Object({
        channel: Type.Literal('PROMPTPAY'),
        currency: Currency(),
        minAmount: Amount(),
        maxAmount: Amount('the channel’s largest, or what the verification level still allows'),
        quickAmounts: Type.Array(Type.Integer({ description: 'offered on buttons, minor units' })),
        expiresInMinutes: Type.Integer(),
        receiverName: Type.String({ description: 'whose account the code pays into' }),
      })),
    }),
  }
}
