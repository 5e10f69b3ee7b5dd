/** Where operators have imported lotteries take their results from. */
import { rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type { ChosenSources } from '../games.ts'

export type Choice = 'DEMO' | 'IMPORT'

export async function chosenSources(reader: Reader): Promise<ChosenSources> {
  const rows = await rowsOf(
    reader,
    sql<{ game_code: string; source: Choice }>`SELECT game_code, source FROM lottery.game_source`,
  )
  return new Map(rows.map((row) => [row.game_code, row.source]))
}

export async function writeSource(tx: Tx, gameCode: string, source: Choice): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO lottery.game_source (game_code, source) VALUES (${gameCode}, ${source})
    ON CONFLICT (game_code) DO UPDATE SET source = excluded.source, updated_at = app.now()`,
  )
}

/** Of several games at once, where nobody has chosen yet. */
export async function chooseUnchosen(
  reader: Reader,
  gameCodes: readonly string[],
  source: Choice,
): Promise<void> {
  await run(
    reader,
    sql`
    INSERT INTO lottery.game_source (game_code, source) SELECT g, ${source} FROM unnest(${gameCodes}::text[]) AS g
    ON CONFLICT DO NOTHING`,
  )
}

/** Issues that have not closed follow the choice; only those with a seed can be drawn from it. */
export async function turnIssues(tx: Tx, gameCode: string, source: Choice): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE lottery.issue SET source = ${source}
    WHERE game_code = ${gameCode} AND state = 'WAITING' AND closes_at > app.now() AND source <> ${source}
      AND (${source} = 'IMPORT' OR chain_id IS NOT NULL)`,
  )
}

export async function numerosWithoutSeed(tx: Tx, gameCode: string): Promise<string[]> {
  const rows = await rowsOf(
    tx,
    sql<{ numero: string }>`
    SELECT numero FROM lottery.issue
    WHERE game_code = ${gameCode} AND state = 'WAITING' AND closes_at > app.now() AND chain_id IS NULL`,
  )
  return rows.map(({ numero }) => numero)
}
