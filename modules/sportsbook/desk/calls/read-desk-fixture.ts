import {
  readDeskFixture,
  readDeskFixtureSchemas,
} from '../../../../contract/operator/sportsbook/read-desk-fixture.ts'
import { handle } from '../../../../platform/calls.ts'
import { deskFixture } from '../trading-desk.ts'

export const handleReadDeskFixture = handle(readDeskFixture, readDeskFixtureSchemas, (context, { params }) =>
  deskFixture(context, params.fixtureId),
)
