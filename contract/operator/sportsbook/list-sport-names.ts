import { Type } from 'typebox'
import { sportCodes } from '../../../kernel/sports/words.ts'
import type { Call } from '../../shared/call.ts'
import { Id, Nullable, OneOf, PageOf, PageQuery, Text } from '../../shared/fields.ts'
import { SportCodeField } from '../../shared/sports-fields.ts'

export const namedKinds = ['LEAGUE', 'TEAM'] as const
export type NamedKind = (typeof namedKinds)[number]

/** SAME: one name for both languages. OWN: named by an operator. */
export const nameFilters = ['SAME', 'OWN'] as const

export const listSportNames: Call<typeof listSportNamesSchemas> = {
  name: 'sports/list-sport-names',
  method: 'GET',
  path: '/api/operator/sports/names',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'sports.view',
  summary: 'What leagues and teams are called, as the feed or an operator says.',
  errors: [],
}

const Name = () => Text(120, 1)
export const SportNames = () => Type.Object({ th: Name(), en: Name() })

export const NamedThing = () =>
  Type.Object({
    kind: OneOf(namedKinds),
    id: Id(),
    provider: Type.String(),
    sportCode: OneOf(sportCodes),
    names: SportNames(),
    isOwn: Type.Boolean({ description: 'named by an operator; what the feed says is left aside' }),
    leagueName: Nullable(Type.String({ description: 'of a team: in which it played last' })),
  })

export function listSportNamesSchemas() {
  return {
    query: Type.Object({
      ...PageQuery,
      kind: OneOf(namedKinds),
      sportCode: Type.Optional(SportCodeField()),
      search: Type.Optional(Text(60)),
      only: Type.Optional(OneOf(nameFilters)),
    }),
    value: PageOf(NamedThing()),
  }
}
