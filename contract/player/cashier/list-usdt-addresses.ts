import { Type } from 'typebox'
import { cryptoChannels } from '../../shared/cashier-channels.ts'
import type { Call } from '../../shared/call.ts'
import { Id, OneOf, Time } from '../../shared/fields.ts'

export const listUsdtAddresses: Call<typeof listUsdtAddressesSchemas> = {
  name: 'cashier/list-usdt-addresses',
  method: 'GET',
  path: '/api/wps/member/usdtAddresses',
  module: 'WPS',
  audience: 'member',
  openTo: ['restricted'],
  summary:
    'Addresses that the member bound for withdrawals in USDT, and the networks on which another may be added.',
  errors: [],
}

export function listUsdtAddressesSchemas() {
  return {
    value: Type.Object({
      list: Type.Array(
        Type.Object({
          bankAccountId: Id('as a withdrawal names it; removed by the call that removes bank accounts'),
          channel: OneOf(cryptoChannels),
          network: Type.String({ description: 'TRC20, ERC20 or BEP20' }),
          address: Type.String({ description: 'its first and last six characters' }),
          usableFrom: Time('a withdrawal to it is possible from then'),
          isUsable: Type.Boolean(),
          isOffered: Type.Boolean({ description: 'the merchant pays on its network now' }),
        }),
      ),
      networks: Type.Array(Type.Object({ channel: OneOf(cryptoChannels), network: Type.String() }), {
        description: 'networks that the merchant pays on; empty: no withdrawals in USDT',
      }),
      limit: Type.Integer({ description: 'how many a member may have' }),
    }),
  }
}
