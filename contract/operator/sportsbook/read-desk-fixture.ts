import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Currency } from '../../shared/fields.ts'
import { FixtureId } from '../../shared/sports-fields.ts'
import { deskFixtureFields, DeskMarket } from './desk-fields.ts'

export const readDeskFixture: Call<typeof readDeskFixtureSchemas> = {
  name: 'sports/read-desk-fixture',
  method: 'GET',
  path: '/api/operator/sports/fixtures/:fixtureId',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'sports.view',
  summary:
    'A fixture with all its markets: the feed’s price, the fair one and the house’s, margin, and what stands on each outcome.',
  errors: ['SPORT_FIXTURE_UNKNOWN'],
}

export function readDeskFixtureSchemas() {
  return {
    params: Type.Object({ fixtureId: FixtureId() }),
    value: Type.Object({
      ...deskFixtureFields(),
      markets: Type.Array(DeskMarket()),
      currency: Currency(),
    }),
  }
}
