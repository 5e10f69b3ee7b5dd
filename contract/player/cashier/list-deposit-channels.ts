import { Type } from 'typebox'
import { ChannelView } from '../../shared/cashier-channel-schemas.ts'
import type { Call } from '../../shared/call.ts'

export const listDepositChannels: Call<typeof listDepositChannelsSchemas> = {
  name: 'cashier/list-deposit-channels', method: 'GET', path: '/api/wps/deposit/channels', module: 'WPS', audience: 'member',
  summary: 'How a member can deposit, with the limits of each way and its pauses.', errors: [],
}

export function listDepositChannelsSchemas() {
  return { value: Type.Object({ channels: Type.Array(ChannelView()) }) }
}
