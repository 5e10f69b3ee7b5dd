import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, OneOf, Time } from '../../shared/fields.ts'
import { FixtureId, Score } from '../../shared/sports-fields.ts'

const pastOutcomes = ['WON', 'DRAWN', 'LOST'] as const
export type PastOutcome = (typeof pastOutcomes)[number]

export const readFixtureForm: Call<typeof readFixtureFormSchemas> = {
  name: 'sports/read-form',
  method: 'GET',
  path: '/api/sport/v1/fixtures/:fixtureId/form',
  module: 'SPORTS',
  audience: 'visitor',
  summary: 'What the last matches of both sides of a fixture came to, and those that they played each other.',
  errors: ['SPORT_FIXTURE_UNKNOWN'],
}

export function readFixtureFormSchemas() {
  return {
    params: Type.Object({ fixtureId: FixtureId() }),
    value: Type.Object({
      home: Type.Array(PastMatch(), { description: 'of the home side, five at most, the last one first' }),
      away: Type.Array(PastMatch(), { description: 'of the away side' }),
      meetings: Type.Array(PastMatch(), { description: 'of both; won and lost by the home side' }),
    }),
  }
}

const PastMatch = () =>
  Type.Object({
    fixtureId: Id(),
    startAt: Time(),
    homeName: Type.String(),
    awayName: Type.String(),
    score: Score(),
    outcome: OneOf(pastOutcomes, 'of the side that the list is of'),
  })
