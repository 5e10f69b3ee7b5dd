import { listStandings, listStandingsSchemas } from '../../../../contract/player/sportsbook/list-standings.ts'
import { handle } from '../../../../platform/calls.ts'
import { leagues } from '../rules/leagues.ts'
import { fixtureIdOf } from '../rules/messages.ts'
import { placesOf } from '../rules/seasons.ts'
import { openStandings } from '../store/seasons.ts'

export const handleListStandings = handle(
  listStandings,
  listStandingsSchemas,
  async ({ tx }, { query: { sportCode } }) => {
    const own = leagues.filter((league) => league.sportCode === sportCode).map(({ code }) => code)
    const seasons = own.length === 0 ? [] : await openStandings(tx, own)
    return {
      list: seasons.map(({ seasonId, standings, pricedAt }) => {
        const places = placesOf(standings)
        return {
          fixtureId: fixtureIdOf(seasonId),
          at: pricedAt,
          places: standings.map(({ teamCode, played, points }, at) => ({
            code: teamCode,
            place: places[at]!,
            played,
            points,
          })),
        }
      }),
    }
  },
)
