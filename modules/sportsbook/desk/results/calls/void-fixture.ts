import {
  voidSportFixture,
  voidSportFixtureSchemas,
} from '../../../../../contract/operator/sportsbook/void-fixture.ts'
import { handle } from '../../../../../platform/calls.ts'
import { askVoidFixture } from '../voids.ts'

export const handleVoidFixture = handle(
  voidSportFixture,
  voidSportFixtureSchemas,
  async (context, { params, body }) => ({
    proposalId: await askVoidFixture(context, params.fixtureId, body.reason),
  }),
)
