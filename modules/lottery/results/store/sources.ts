/** Rows of lottery.result_source, and what the last fetches of each came to. */
import type { FetchOutcome, SourceAdapter } from '../../../../contract/shared/lottery-results.ts'
import { firstOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

export interface Source {
  readonly sourceId: string
  readonly gameCode: string
  readonly name: string
  readonly address: string
  readonly adapter: SourceAdapter
  readonly isOn: boolean
  readonly updatedBy: string
  readonly updatedAt: Date
}

export interface LastFetch {
  readonly numero: string
  readonly fetchedAt: Date
  readonly outcome: FetchOutcome
  readonly detail: string
}

interface Row {
  source_id: string
  game_code: string
  name: string
  address: string
  adapter: SourceAdapter
  is_on: boolean
  updated_by: string
  updated_at: Date
}

const columns = sql`s.source_id, s.game_code, s.name, s.address, s.adapter, s.is_on, s.updated_by, s.updated_at`

const sourceOf = (row: Row): Source => ({
  sourceId: row.source_id,
  gameCode: row.game_code,
  name: row.name,
  address: row.address,
  adapter: row.adapter,
  isOn: row.is_on,
  updatedBy: row.updated_by,
  updatedAt: row.updated_at,
})

export async function readSources(reader: Reader, gameCode?: string): Promise<Source[]> {
  const rows = await rowsOf(
    reader,
    sql<Row>`
    SELECT ${columns} FROM lottery.result_source s
    WHERE ${gameCode ?? null}::text IS NULL OR s.game_code = ${gameCode ?? null}
    ORDER BY s.game_code, s.name, s.source_id`,
  )
  return rows.map(sourceOf)
}

export async function lockSource(tx: Tx, sourceId: string): Promise<Source | undefined> {
  const row = await firstOf(
    tx,
    sql<Row>`SELECT ${columns} FROM lottery.result_source s WHERE s.source_id = ${sourceId} FOR UPDATE`,
  )
  return row && sourceOf(row)
}

export async function isAddressTaken(
  reader: Reader,
  { sourceId, gameCode, address }: Pick<Source, 'sourceId' | 'gameCode' | 'address'>,
): Promise<boolean> {
  const row = await firstOf(
    reader,
    sql<{ source_id: string }>`
    SELECT s.source_id FROM lottery.result_source s
    WHERE s.game_code = ${gameCode} AND s.address = ${address} AND s.source_id <> ${sourceId}`,
  )
  return row !== undefined
}

export async function writeSource(tx: Tx, source: Source): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO lottery.result_source (source_id, game_code, name, address, adapter, is_on, updated_by, updated_at)
    VALUES (${source.sourceId}, ${source.gameCode}, ${source.name}, ${source.address}, ${source.adapter}, ${source.isOn},
      ${source.updatedBy}, ${source.updatedAt})
    ON CONFLICT (source_id) DO UPDATE SET name = excluded.name, address = excluded.address,
      adapter = excluded.adapter, is_on = excluded.is_on, updated_by = excluded.updated_by,
      updated_at = excluded.updated_at`,
  )
}

export async function noteFetch(
  tx: Tx,
  sourceId: string,
  { numero, fetchedAt, outcome, detail }: LastFetch,
): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO lottery.feed_fetch AS f (source_id, numero, fetched_at, outcome, detail)
    VALUES (${sourceId}, ${numero}, ${fetchedAt}, ${outcome}, ${detail})
    ON CONFLICT (source_id, numero) DO UPDATE SET fetched_at = excluded.fetched_at, outcome = excluded.outcome,
      detail = excluded.detail, tries = f.tries + 1`,
  )
}

/** The last fetch of each source, by its id. */
export async function lastFetches(
  reader: Reader,
  sourceIds: readonly string[],
): Promise<ReadonlyMap<string, LastFetch>> {
  const rows = await rowsOf(
    reader,
    sql<{ source_id: string; numero: string; fetched_at: Date; outcome: FetchOutcome; detail: string }>`
    SELECT l.source_id, l.numero, l.fetched_at, l.outcome, l.detail FROM unnest(${sourceIds}::text[]) AS s (source_id)
    CROSS JOIN LATERAL (
      SELECT f.* FROM lottery.feed_fetch f WHERE f.source_id = s.source_id ORDER BY f.fetched_at DESC LIMIT 1) l`,
  )
  return new Map(
    rows.map((row) => [
      row.source_id,
      { numero: row.numero, fetchedAt: row.fetched_at, outcome: row.outcome, detail: row.detail },
    ]),
  )
}

/** When each source was last asked for an issue, by its id. */
export async function fetchesOf(
  reader: Reader,
  numero: string,
  sourceIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const rows = await rowsOf(
    reader,
    sql<{ source_id: string; fetched_at: Date }>`
    SELECT source_id, fetched_at FROM lottery.feed_fetch
    WHERE numero = ${numero} AND source_id = ANY (${sourceIds}::text[])`,
  )
  return new Map(rows.map((row) => [row.source_id, row.fetched_at]))
}
