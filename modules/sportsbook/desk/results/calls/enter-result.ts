import {
  enterSportResult,
  enterSportResultSchemas,
} from '../../../../../contract/operator/sportsbook/enter-result.ts'
import { handle } from '../../../../../platform/calls.ts'
import { enterResult } from '../entries.ts'
import { resultView } from '../views.ts'

export const handleEnterResult = handle(
  enterSportResult,
  enterSportResultSchemas,
  async (context, { params, body }) =>
    resultView(context, await enterResult(context, params.fixtureId, body)),
)
