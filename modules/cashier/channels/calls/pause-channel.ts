import { pauseChannel, pauseChannelSchemas } from '../../../../contract/operator/cashier/pause-channel.ts'
import { handle } from '../../../../platform/calls.ts'
import { pauseOf } from '../channel-pauses.ts'
import { writePause } from '../store/pauses.ts'

export const handlePauseChannel = handle(
  pauseChannel,
  pauseChannelSchemas,
  async (context, { params, body }) => {
    const { tx, merchant, actor, now } = context
    const before = await pauseOf(tx, merchant.id, params.channel)
    await writePause(tx, merchant.id, {
      channel: params.channel,
      messageTh: body.messageTh,
      messageEn: body.messageEn,
      pausedByName: actor.claims.account,
      pausedAt: now,
    })
    await context.audit('channel.pause', `channel:${params.channel}`, {
      before: before && { messageTh: before.messageTh, messageEn: before.messageEn },
      after: body,
    })
    return { channel: params.channel, isPaused: true }
  },
)
