import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, Nullable, OneOf } from '../../shared/fields.ts'
import { Reason } from './desk-fields.ts'
import { NamedThing, namedKinds, SportNames } from './list-sport-names.ts'

export const changeSportName: Call<typeof changeSportNameSchemas> = {
  name: 'sports/change-sport-name',
  method: 'POST',
  path: '/api/operator/sports/names/:kind/:id',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'sports.trade',
  isIdempotent: true,
  summary:
    'What a league or a team is called, in every house, whatever its feed says from now on; without names the feed’s next ones hold again.',
  errors: ['SPORT_NAME_UNKNOWN'],
}

export function changeSportNameSchemas() {
  return {
    params: Type.Object({ kind: OneOf(namedKinds), id: Id() }),
    body: Type.Object({ names: Nullable(SportNames()), reason: Reason() }),
    value: NamedThing(),
  }
}
