import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { FixtureId, fixtureHead, GoldLead, Incident, Market, Score } from '../../shared/sports-fields.ts'

export const readFixture: Call<typeof readFixtureSchemas> = {
  name: 'sports/read-fixture',
  method: 'GET',
  path: '/api/sport/v1/fixtures/:fixtureId',
  module: 'SPORTS',
  audience: 'visitor',
  summary: 'One fixture with all its markets, what happened in it and its figures.',
  errors: ['SPORT_FIXTURE_UNKNOWN'],
}

export function readFixtureSchemas() {
  return {
    params: Type.Object({ fixtureId: FixtureId() }),
    value: Type.Object({
      ...fixtureHead(),
      isFavourite: Type.Boolean(),
      pricesVersion: Type.Integer({ description: 'of the deltas of topic fixture:<id>' }),
      markets: Type.Array(Market()),
      incidents: Type.Array(Incident(), { description: 'newest first' }),
      scores: Type.Record(Type.String(), Score(), { description: 'by period' }),
      corners: Type.Record(Type.String(), Score()),
      cards: Type.Record(Type.String(), Score()),
      goldLead: GoldLead(),
    }),
  }
}
