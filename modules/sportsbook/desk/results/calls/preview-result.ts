import {
  previewSportResult,
  previewSportResultSchemas,
} from '../../../../../contract/operator/sportsbook/preview-result.ts'
import { handle } from '../../../../../platform/calls.ts'
import { checkFacts } from '../entries.ts'
import { previewResult } from '../preview.ts'
import { deskFixture } from '../views.ts'

export const handlePreviewResult = handle(
  previewSportResult,
  previewSportResultSchemas,
  async (context, { params: { fixtureId }, body }) => {
    await checkFacts(context, await deskFixture(context, fixtureId), body.facts)
    return previewResult(context, fixtureId, body.facts)
  },
)
