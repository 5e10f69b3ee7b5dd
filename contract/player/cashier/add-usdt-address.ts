import { Type } from 'typebox'
import { cryptoChannels } from '../../shared/cashier-channels.ts'
import type { Call } from '../../shared/call.ts'
import { Id, OneOf, Time } from '../../shared/fields.ts'

export const addUsdtAddress: Call<typeof addUsdtAddressSchemas> = {
  name: 'cashier/add-usdt-address',
  method: 'POST',
  path: '/api/wps/member/usdtAddresses',
  module: 'WPS',
  audience: 'member',
  isSealed: true,
  rate: 'money',
  openTo: ['restricted'],
  summary:
    'Binds the member’s own address for withdrawals in USDT; it has the same waiting period as a bank account.',
  errors: [
    'AUTH_DISABLED',
    'WD_PASSWORD',
    'WD_PASSWORD_LOCKED',
    'WD_NAME_MISMATCH',
    'WD_NETWORK_CLOSED',
    'USDT_ADDRESS_TAKEN',
    'USDT_ADDRESS_LIMIT',
    'USDT_ADDRESS_BLOCKED',
  ],
}

export function addUsdtAddressSchemas() {
  return {
    body: Type.Object({
      channel: OneOf(cryptoChannels),
      address: Type.String({
        minLength: 1,
        maxLength: 64,
        description: 'with its checksum: base58 for TRC20, 0x and 40 digits for the others',
      }),
      paymentPassword: Type.String({ minLength: 1, maxLength: 64 }),
    }),
    value: Type.Object({ bankAccountId: Id('names the address in withdrawals'), usableFrom: Time() }),
  }
}
