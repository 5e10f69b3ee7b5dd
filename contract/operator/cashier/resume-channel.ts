import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { depositChannels } from '../../shared/cashier-channels.ts'
import { OneOf } from '../../shared/fields.ts'

export const resumeChannel: Call<typeof resumeChannelSchemas> = {
  name: 'cashier/resume-channel',
  method: 'POST',
  path: '/api/operator/channels/:channel/resume',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'receivers.edit',
  isIdempotent: true,
  summary: 'Opens a paused channel again.',
  errors: ['CHANGE_STATE'],
}
export function resumeChannelSchemas() {
  return {
    params: Type.Object({ channel: OneOf(depositChannels) }),
    value: Type.Object({ channel: OneOf(depositChannels), isPaused: Type.Boolean() }),
  }
}
