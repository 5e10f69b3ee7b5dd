import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Empty, Id, OneOf } from '../../shared/fields.ts'

export const setSportFavourite: Call<typeof setSportFavouriteSchemas> = {
  name: 'sports/set-favourite',
  method: 'PUT',
  path: '/api/sport/v1/favourites/:kind/:id',
  module: 'SPORTS',
  audience: 'member',
  isIdempotent: true,
  openTo: ['restricted'],
  summary: 'Marks a league or a fixture, or takes the mark away. A marked fixture tells its goals.',
  errors: ['SPORT_FIXTURE_UNKNOWN'],
}

export function setSportFavouriteSchemas() {
  return {
    params: Type.Object({ kind: OneOf(['LEAGUE', 'FIXTURE'] as const), id: Id() }),
    body: Type.Object({ isFavourite: Type.Boolean() }),
    value: Empty(),
  }
}
