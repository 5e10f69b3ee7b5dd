import {
  answerRealityCheck,
  answerRealityCheckSchemas,
} from '../../../contract/player/limits/answer-reality-check.ts'
import { handle } from '../../../platform/calls.ts'
import { memberOf } from '../own.ts'
import { noteTime } from '../store/playing-time.ts'

export const handleAnswerRealityCheck = handle(
  answerRealityCheck,
  answerRealityCheckSchemas,
  async (context) => {
    await noteTime(context.tx, memberOf(context), { askedAt: null, uncheckedMs: 0 })
    return {}
  },
)
