import { beginTimeOut, beginTimeOutSchemas } from '../../../contract/player/limits/begin-time-out.ts'
import { handleBatched } from '../../../platform/calls.ts'
import { shutOut } from '../own.ts'

export const handleBeginTimeOut = handleBatched(
  beginTimeOut,
  beginTimeOutSchemas,
  async (context, { body }) => {
    const until = new Date(context.now.getTime() + body.hours * 3_600_000)
    await shutOut(context, { kind: 'TIME_OUT', endsAt: until }, body.password)
    return { until }
  },
)
