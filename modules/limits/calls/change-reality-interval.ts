import {
  changeRealityInterval,
  changeRealityIntervalSchemas,
} from '../../../contract/player/limits/change-reality-interval.ts'
import { handle } from '../../../platform/calls.ts'
import { limitsOf } from '../overview.ts'
import { memberOf } from '../own.ts'
import { putRealityMinutes } from '../store/rules.ts'

export const handleChangeRealityInterval = handle(
  changeRealityInterval,
  changeRealityIntervalSchemas,
  async (context, { body }) => {
    const member = memberOf(context)
    await putRealityMinutes(context.tx, member, body.minutes)
    return limitsOf(context, member)
  },
)
