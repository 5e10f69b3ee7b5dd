import { decideResult, decideResultSchemas } from '../../../../contract/operator/lottery/decide-result.ts'
import { handle } from '../../../../platform/calls.ts'
import { decideResult as decide } from '../entries.ts'
import { entryView } from '../views.ts'

export const handleDecideResult = handle(
  decideResult,
  decideResultSchemas,
  async (context, { params, body }) => entryView(context, await decide(context, params.entryId, body)),
)
