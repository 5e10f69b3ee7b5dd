import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { BusinessDate, Id, Nullable, PageOf, PageQuery, Text, Time } from '../../shared/fields.ts'
import { fixtureHead, Score, SportCodeField } from '../../shared/sports-fields.ts'

export const listSportResults: Call<typeof listSportResultsSchemas> = {
  name: 'sports/list-results',
  method: 'GET',
  path: '/api/sport/v1/results',
  module: 'SPORTS',
  audience: 'visitor',
  summary:
    'Fixtures of a sport and day that are decided, and what they came to; how many there are of every sport.',
  errors: [],
}

export function listSportResultsSchemas() {
  return {
    query: Type.Object({
      ...PageQuery,
      sportCode: SportCodeField(),
      date: Type.Optional(BusinessDate()),
      leagueId: Type.Optional(Id()),
      search: Type.Optional(Text(60)),
      onlyMine: Type.Optional(Type.Boolean({ description: 'matches that the member bet on' })),
    }),
    value: Type.Object({
      ...PageOf(Result()).properties,
      sports: Type.Array(Type.Object({ sportCode: SportCodeField(), count: Type.Integer() }), {
        description: 'sports of which that day has something, whatever the league',
      }),
    }),
  }
}

const Result = () =>
  Type.Object({
    ...fixtureHead(),
    scores: Type.Record(Type.String(), Score(), { description: 'by period' }),
    goals: Type.Array(Type.String(), { description: 'HOME or AWAY, in order' }),
    corners: Type.Record(Type.String(), Score()),
    cards: Type.Record(Type.String(), Score()),
    winners: Type.Array(Type.String(), { description: 'of an outright, by name' }),
    resultVersion: Type.Integer({ description: 'above 1: it was corrected' }),
    resultAt: Nullable(Time()),
    reason: Text(200),
  })
