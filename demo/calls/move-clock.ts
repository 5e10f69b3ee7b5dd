import { moveClock, moveClockSchemas } from '../../contract/player/dev/move-clock.ts'
import { clock } from '../../kernel/clock.ts'
import { handle } from '../../platform/calls.ts'
import { notify } from '../../platform/notifications.ts'
import { durationMs } from '../rules/duration.ts'
import { advanceClock } from '../store/clock.ts'

export const handleMoveClock = handle(moveClock, moveClockSchemas, async (context, { body }) => {
  const offsetMs = await advanceClock(context.tx, durationMs(body.advance))
  await notify(context.tx, { kind: 'clock', offsetMs })
  // The others hear of it with the commit; the caller finds it moved with the answer.
  context.afterCommit(() => clock.advanceTo(offsetMs))
  return { now: new Date(clock.nowMs() - clock.offsetMs() + offsetMs), offsetMs }
})
