import {
  decideSportResult,
  decideSportResultSchemas,
} from '../../../../../contract/operator/sportsbook/decide-result.ts'
import { handle } from '../../../../../platform/calls.ts'
import { decideResult } from '../entries.ts'
import { resultView } from '../views.ts'

export const handleDecideResult = handle(
  decideSportResult,
  decideSportResultSchemas,
  async (context, { params, body }) =>
    resultView(
      context,
      await decideResult(context, params.fixtureId, Number.parseInt(params.version, 10), body),
    ),
)
