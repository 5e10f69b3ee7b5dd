import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { OneOf, Time } from '../../shared/fields.ts'
import { stopScopes } from './desk-fields.ts'

export const listSuspensions: Call<typeof listSuspensionsSchemas> = {
  name: 'sports/list-suspensions',
  method: 'GET',
  path: '/api/operator/sports/suspensions',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'sports.view',
  summary: 'Leagues, sports and everything that this house has suspended now.',
  errors: [],
}

export function listSuspensionsSchemas() {
  return {
    value: Type.Object({
      list: Type.Array(
        Type.Object({
          scope: OneOf(stopScopes),
          subject: Type.String({ description: 'a sport’s code, a league’s id, or nothing' }),
          name: Type.String({ description: 'of a league' }),
          reason: Type.String(),
          by: Type.String(),
          at: Time(),
        }),
      ),
    }),
  }
}
