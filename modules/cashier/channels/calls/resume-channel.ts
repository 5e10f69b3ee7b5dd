import { refuse } from '../../../../contract/errors.ts'
import { resumeChannel, resumeChannelSchemas } from '../../../../contract/operator/cashier/resume-channel.ts'
import { handle } from '../../../../platform/calls.ts'
import { deletePause } from '../store/pauses.ts'

export const handleResumeChannel = handle(
  resumeChannel,
  resumeChannelSchemas,
  async (context, { params }) => {
    if (!(await deletePause(context.tx, context.merchant.id, params.channel))) refuse('CHANGE_STATE')
    await context.audit('channel.resume', `channel:${params.channel}`, {
      before: { isPaused: true },
      after: { isPaused: false },
    })
    return { channel: params.channel, isPaused: false }
  },
)
