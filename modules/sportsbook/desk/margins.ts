/** The margins of a house as the console lists them. */
import type { MarketType } from '../../../kernel/sports/words.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { readMargins } from './store/house-rules.ts'

export async function marginList({ tx, merchant, language }: CallContext) {
  const rows = await readMargins(tx, merchant.id, language)
  return {
    list: rows.map((row) => ({
      leagueId: row.league_id || null,
      leagueName: row.league_name,
      typeCode: (row.type_code || null) as MarketType | null,
      marginPpm: row.margin_ppm,
      changedBy: row.changed_by,
      changedAt: row.changed_at,
    })),
  }
}
