import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, Time } from '../../shared/fields.ts'
import { SportCodeField } from '../../shared/sports-fields.ts'

export const listStandings: Call<typeof listStandingsSchemas> = {
  name: 'sports/list-standings',
  method: 'GET',
  path: '/api/sport/v1/standings',
  module: 'SPORTS',
  audience: 'visitor',
  summary: 'The tables of the competitions of a sport whose winners are bet on, as far as they are known.',
  errors: [],
}

export function listStandingsSchemas() {
  return {
    query: Type.Object({ sportCode: SportCodeField() }),
    value: Type.Object({
      list: Type.Array(
        Type.Object({
          fixtureId: Id('the outright'),
          at: Time('results until then count'),
          places: Type.Array(
            Type.Object({
              code: Type.String({ description: 'of the runner' }),
              place: Type.Integer({ description: 'from 1; runners that are level share it' }),
              played: Type.Integer({ description: 'matches' }),
              points: Type.Integer(),
            }),
            { description: 'the best first' },
          ),
        }),
      ),
    }),
  }
}
