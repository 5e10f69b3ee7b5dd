import { correctResult, correctResultSchemas } from '../../../../contract/operator/lottery/correct-result.ts'
import { handle } from '../../../../platform/calls.ts'
import { correctResult as correct } from '../entries.ts'
import { entryView } from '../views.ts'

export const handleCorrectResult = handle(
  correctResult,
  correctResultSchemas,
  async (context, { params, body }) => entryView(context, await correct(context, params, body)),
)
