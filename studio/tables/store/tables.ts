/** Tables and their chains. */
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../platform/postgres.ts'

export interface TableRow {
  table_id: string
  merchant_id: string
  code: string
  game_code: string
  name_th: string
  name_en: string
  dealer: number
  min_amount: bigint
  max_amount: bigint
  side_max_amount: bigint
  video_url: string | null
  is_on: boolean
  position: number
  round_no: number
  pays_by: PaysBy
}

/** At the fixed prizes of its game, or by a tote. */
export type PaysBy = 'FIXED' | 'TOTE'

const columns = sql`table_id, merchant_id, code, game_code, name_th, name_en, dealer, min_amount, max_amount, side_max_amount, video_url, is_on, position, round_no, pays_by`

export type NewTable = Omit<TableRow, 'video_url' | 'is_on' | 'round_no'>

/** Creates missing tables; existing ones stay as they are. */
export async function addTables(reader: Reader, tables: readonly NewTable[]): Promise<void> {
  await run(
    reader,
    sql`
    INSERT INTO studio.game_table (table_id, merchant_id, code, game_code, name_th, name_en, dealer, min_amount, max_amount, side_max_amount, position, pays_by)
    SELECT table_id, merchant_id, code, game_code, name_th, name_en, dealer, min_amount, max_amount, side_max_amount, position, pays_by
    FROM jsonb_to_recordset(${JSON.stringify(tables.map((table) => ({ ...table, min_amount: String(table.min_amount), max_amount: String(table.max_amount), side_max_amount: String(table.side_max_amount) })))}::jsonb)
      AS t(table_id uuid, merchant_id text, code text, game_code text, name_th text, name_en text, dealer int, min_amount bigint, max_amount bigint, side_max_amount bigint, position int, pays_by text)
    ON CONFLICT (merchant_id, code) DO NOTHING`,
  )
}

/** A merchant's tables, of one game or of all, in the lobby's order. */
export async function readTables(reader: Reader, merchantId: string, gameCode?: string): Promise<TableRow[]> {
  return rowsOf(
    reader,
    sql<TableRow>`
    SELECT ${columns} FROM studio.game_table WHERE merchant_id = ${merchantId} AND (${gameCode ?? null}::text IS NULL OR game_code = ${gameCode ?? null}) ORDER BY position, code`,
  )
}

/** The ids of all tables, of every merchant. */
export async function readTableIds(reader: Reader): Promise<ReadonlySet<string>> {
  return new Set(
    (await rowsOf(reader, sql<{ table_id: string }>`SELECT table_id FROM studio.game_table`)).map(
      (row) => row.table_id,
    ),
  )
}

export async function readTable(reader: Reader, tableId: string): Promise<TableRow | undefined> {
  return firstOf(reader, sql<TableRow>`SELECT ${columns} FROM studio.game_table WHERE table_id = ${tableId}`)
}

/** The same, locked against changes and new rounds until the transaction ends. */
export async function lockTable(tx: Tx, tableId: string): Promise<TableRow | undefined> {
  return firstOf(
    tx,
    sql<TableRow>`SELECT ${columns} FROM studio.game_table WHERE table_id = ${tableId} FOR UPDATE`,
  )
}

export type TablePatch = Pick<
  TableRow,
  'name_th' | 'name_en' | 'min_amount' | 'max_amount' | 'side_max_amount' | 'video_url' | 'is_on' | 'pays_by'
>

export async function changeTable(tx: Tx, tableId: string, patch: TablePatch): Promise<TableRow> {
  return oneOf(
    tx,
    sql<TableRow>`
    UPDATE studio.game_table SET name_th = ${patch.name_th}, name_en = ${patch.name_en}, min_amount = ${patch.min_amount}, max_amount = ${patch.max_amount},
      side_max_amount = ${patch.side_max_amount}, video_url = ${patch.video_url}, is_on = ${patch.is_on}, pays_by = ${patch.pays_by}
    WHERE table_id = ${tableId} RETURNING ${columns}`,
  )
}

export interface ChainRow {
  chain_id: bigint
  sealed: Buffer
  length: number
  used: number
}

/** The chain that the table draws from: the newest; undefined before the first. */
export async function readChain(reader: Reader, tableId: string): Promise<ChainRow | undefined> {
  return firstOf(
    reader,
    sql<ChainRow>`SELECT chain_id, sealed, length, used FROM studio.table_chain WHERE table_id = ${tableId} ORDER BY chain_id DESC LIMIT 1`,
  )
}

export async function readChainById(reader: Reader, chainId: bigint): Promise<ChainRow> {
  return oneOf(
    reader,
    sql<ChainRow>`SELECT chain_id, sealed, length, used FROM studio.table_chain WHERE chain_id = ${chainId}`,
  )
}

export async function addChain(
  tx: Tx,
  tableId: string,
  chain: { sealed: Buffer; length: number },
): Promise<ChainRow> {
  return oneOf(
    tx,
    sql<ChainRow>`
    INSERT INTO studio.table_chain (table_id, sealed, length) VALUES (${tableId}, ${chain.sealed}, ${chain.length}) RETURNING chain_id, sealed, length, used`,
  )
}

/**
 * Takes the next place of a chain and the next number of a table; both are used up whatever happens to the
 * round.
 */
export async function takeNumbers(
  tx: Tx,
  tableId: string,
  chainId: bigint,
): Promise<{ place: number; roundNo: number }> {
  const { place } = await oneOf(
    tx,
    sql<{
      place: number
    }>`UPDATE studio.table_chain SET used = used + 1 WHERE chain_id = ${chainId} RETURNING used AS place`,
  )
  const { roundNo } = await oneOf(
    tx,
    sql<{
      roundNo: number
    }>`UPDATE studio.game_table SET round_no = round_no + 1 WHERE table_id = ${tableId} RETURNING round_no AS "roundNo"`,
  )
  return { place, roundNo }
}
