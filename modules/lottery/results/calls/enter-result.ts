import { enterResult, enterResultSchemas } from '../../../../contract/operator/lottery/enter-result.ts'
import { handle } from '../../../../platform/calls.ts'
import { enterResult as enter } from '../entries.ts'
import { entryView } from '../views.ts'

export const handleEnterResult = handle(enterResult, enterResultSchemas, async (context, { params, body }) =>
  entryView(context, await enter(context, params, body)),
)
