import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { depositChannels } from '../../shared/cashier-channels.ts'
import { OneOf, Text } from '../../shared/fields.ts'

export const pauseChannel: Call<typeof pauseChannelSchemas> = {
  name: 'cashier/pause-channel',
  method: 'POST',
  path: '/api/operator/channels/:channel/pause',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'receivers.edit',
  isIdempotent: true,
  summary:
    'Closes a channel to new deposits, with the text that members see instead. Open deposits can still be paid.',
  errors: [],
}
export function pauseChannelSchemas() {
  return {
    params: Type.Object({ channel: OneOf(depositChannels) }),
    body: Type.Object({ messageTh: Text(140, 1), messageEn: Text(140, 1) }),
    value: Type.Object({ channel: OneOf(depositChannels), isPaused: Type.Boolean() }),
  }
}
