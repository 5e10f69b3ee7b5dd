import { Type } from 'typebox'
import { ESPORT_VENDOR, SPORT_VENDOR } from '../../../kernel/sports/words.ts'
import type { Call } from '../../shared/call.ts'
import { Id, OneOf } from '../../shared/fields.ts'
import { SportCodeField } from '../../shared/sports-fields.ts'

export const readSportsLobby: Call<typeof readSportsLobbySchemas> = {
  name: 'sports/read-lobby',
  method: 'GET',
  path: '/api/sport/v1/lobby',
  module: 'SPORTS',
  audience: 'visitor',
  summary: 'The sports that have fixtures and their leagues, each with how many by tab.',
  errors: [],
}

/** Open fixtures by the tab of a list that has them. */
const counts = () => ({
  liveCount: Type.Integer(),
  todayCount: Type.Integer(),
  earlyCount: Type.Integer(),
  outrightCount: Type.Integer(),
})

export function readSportsLobbySchemas() {
  return {
    query: Type.Object({ vendor: Type.Optional(OneOf([SPORT_VENDOR, ESPORT_VENDOR] as const)) }),
    value: Type.Object({
      sports: Type.Array(
        Type.Object({
          sportCode: SportCodeField(),
          ...counts(),
          leagues: Type.Array(
            Type.Object({
              leagueId: Id(),
              name: Type.String(),
              country: Type.String(),
              countryName: Type.String(),
              ...counts(),
              isVirtual: Type.Boolean(),
              isFavourite: Type.Boolean(),
            }),
          ),
        }),
      ),
    }),
  }
}
