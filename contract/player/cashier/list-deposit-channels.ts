import { Type } from 'typebox'
import { ChannelView } from '../../shared/cashier-channel-schemas.ts'
import type { Call } from '../../shared/call.ts'
import { Amount, Id, Nullable } from '../../shared/fields.ts'

export const listDepositChannels: Call<typeof listDepositChannelsSchemas> = {
  name: 'cashier/list-deposit-channels',
  method: 'GET',
  path: '/api/wps/deposit/channels',
  module: 'WPS',
  audience: 'member',
  summary:
    'How a member can deposit, with the limits and pauses of each channel, and what they may take with a deposit.',
  errors: [],
}

export function listDepositChannelsSchemas() {
  const offer = Type.Object({
    offerId: Id('open-deposit takes it as promotionId'),
    name: Type.String(),
    terms: Type.String({ description: 'what it gives and what it asks for' }),
    leastAmount: Amount('a smaller deposit cannot take it: DEPOSIT_OFFER'),
    match: Nullable(
      Type.Object({
        percentPpm: Type.Integer({ description: 'bonus in millionths of the deposit, rounded down' }),
        maxAmount: Amount('the most that it gives'),
        timesPpm: Type.Integer({
          description: 'turnover in millionths of deposit and bonus together, rounded up',
        }),
        days: Type.Integer({ description: 'to reach the turnover' }),
        stakePpm: Type.Integer({
          description: 'the largest stake until then, in millionths of the bonus, rounded down',
        }),
        stakeAmount: Amount('and never more than this'),
      }),
    ),
  })
  return { value: Type.Object({ channels: Type.Array(ChannelView()), offers: Type.Array(offer) }) }
}
