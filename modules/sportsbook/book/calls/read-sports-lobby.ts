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
        ...countsOf(leagues),
        leagues: leagues.map((row) => ({
          leagueId: row.league_id,
          name: row.name,
          country: row.country,
          countryName: row.country_name,
          ...countsOf([row]),
          isVirtual: row.is_virtual,
          isFavourite: row.is_favourite,
        })),
      })),
    }
  },
)

const countsOf = (rows: readonly LobbyRow[]) => ({
  liveCount: sumOf(rows, 'live_count'),
  todayCount: sumOf(rows, 'today_count'),
  earlyCount: sumOf(rows, 'early_count'),
  outrightCount: sumOf(rows, 'outright_count'),
})

type Count = 'live_count' | 'today_count' | 'early_count' | 'outright_count'
const sumOf = (rows: readonly LobbyRow[], count: Count): number =>
  rows.reduce((sum, row) => sum + row[count], 0)
