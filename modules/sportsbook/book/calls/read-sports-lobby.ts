import {
  readSportsLobby,
  readSportsLobbySchemas,
} from '../../../../contract/player/sportsbook/read-sports-lobby.ts'
import { handle } from '../../../../platform/calls.ts'
import { askerOf, tomorrowOf } from '../asker.ts'
import { readLobby, type LobbyRow } from '../store/lists.ts'

export const handleReadSportsLobby = handle(
  readSportsLobby,
  readSportsLobbySchemas,
  async (context, { query }) => {
    const { vendor } = query
    const rows = await readLobby(context.tx, await askerOf(context), {
      vendor,
      tomorrow: tomorrowOf(context),
    })
    return {
      sports: [...Map.groupBy(rows, ({ sport_code }) => sport_code)].map(([sportCode, leagues]) => ({
        sportCode,
        liveCount: sumOf(leagues, 'live_count'),
        todayCount: sumOf(leagues, 'today_count'),
        earlyCount: sumOf(leagues, 'early_count'),
        outrightCount: sumOf(leagues, 'outright_count'),
        leagues: leagues.map((row) => ({
          leagueId: row.league_id,
          name: row.name,
          country: row.country,
          countryName: row.country_name,
          fixtureCount: row.live_count + row.today_count + row.early_count + row.outright_count,
          isVirtual: row.is_virtual,
          isFavourite: row.is_favourite,
        })),
      })),
    }
  },
)

type Count = 'live_count' | 'today_count' | 'early_count' | 'outright_count'
const sumOf = (rows: readonly LobbyRow[], count: Count): number =>
  rows.reduce((sum, row) => sum + row[count], 0)
