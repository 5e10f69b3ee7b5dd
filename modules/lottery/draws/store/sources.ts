/** Where operators have imported lotteries take their results from. */
import { rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'
import type { ChosenSources } from '../games.ts'

export async function chosenSources(reader: Reader): Promise<ChosenSources> {
  const rows = await rowsOf(
    reader,
    sql<{ game_code: string; source: 'DEMO' | 'IMPORT' }>`SELECT game_code, source FROM lottery.game_source`,
  )
  return new Map(rows.map((row) => [row.game_code, row.source]))
}
