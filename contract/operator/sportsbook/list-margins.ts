import { Type } from 'typebox'
import { marketTypes } from '../../../kernel/sports/words.ts'
import type { Call } from '../../shared/call.ts'
import { Nullable, OneOf, Time } from '../../shared/fields.ts'
import { Ppm } from './desk-fields.ts'

export const listMargins: Call<typeof listMarginsSchemas> = {
  name: 'sports/list-margins',
  method: 'GET',
  path: '/api/operator/sports/margins',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'sports.view',
  summary: 'The house’s own margins, by league and market type; without one the feed’s prices are sold.',
  errors: [],
}

export const Margin = () =>
  Type.Object({
    leagueId: Nullable(Type.String({ description: 'null: every league' })),
    leagueName: Nullable(Type.String()),
    typeCode: Nullable(OneOf(marketTypes, 'null: every type')),
    marginPpm: Ppm('added to the fair price'),
    changedBy: Type.String(),
    changedAt: Time(),
  })

export function listMarginsSchemas() {
  return { value: Type.Object({ list: Type.Array(Margin()) }) }
}
