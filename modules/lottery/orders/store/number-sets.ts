/** Rows of lottery.number_set: favourite numbers of members. */
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

export interface SetLine {
  readonly playCode: string
  readonly selections: string[][]
  readonly unitAmount: number
}

export interface NumberSet {
  readonly setId: string
  readonly name: string
  readonly gameCode: string | null
  readonly lines: SetLine[]
  readonly savedAt: Date
}

interface Row {
  set_id: string
  name: string
  game_code: string | null
  lines: SetLine[]
  saved_at: Date
}

const setOf = (row: Row): NumberSet => ({
  setId: row.set_id,
  name: row.name,
  gameCode: row.game_code,
  lines: row.lines,
  savedAt: row.saved_at,
})

const columns = sql`set_id, name, game_code, lines, saved_at`

/** Newest first; with a game those of the game and those of none. */
export async function listSets(reader: Reader, memberId: string, gameCode: string | undefined) {
  const rows = await rowsOf(
    reader,
    sql<Row>`
    SELECT ${columns} FROM lottery.number_set
    WHERE member_id = ${memberId} AND (${gameCode ?? ''} = '' OR game_code IS NULL OR game_code = ${gameCode ?? ''})
    ORDER BY saved_at DESC, set_id`,
  )
  return rows.map(setOf)
}

const SETS_OF_MEMBER = 1_034

/** One call at a time changes how many sets a member has; returns how many these are. */
export async function holdSets(tx: Tx, memberId: string): Promise<number> {
  await run(tx, sql`SELECT pg_advisory_xact_lock(${SETS_OF_MEMBER}::int, hashtext(${memberId}))`)
  const { count } = await oneOf(
    tx,
    sql<{
      count: number
    }>`SELECT count(*)::int AS count FROM lottery.number_set WHERE member_id = ${memberId}`,
  )
  return count
}

/** Makes a set, or replaces one of the member; undefined if there is none to replace. */
export async function writeSet(
  tx: Tx,
  memberId: string,
  { setId, name, gameCode, lines }: Omit<NumberSet, 'savedAt'>,
  isNew: boolean,
): Promise<NumberSet | undefined> {
  const text = JSON.stringify(lines)
  const row = await firstOf(
    tx,
    isNew
      ? sql<Row>`
        INSERT INTO lottery.number_set (set_id, member_id, name, game_code, lines)
        VALUES (${setId}, ${memberId}, ${name}, ${gameCode}, ${text}::jsonb) RETURNING ${columns}`
      : sql<Row>`
        UPDATE lottery.number_set SET name = ${name}, game_code = ${gameCode}, lines = ${text}::jsonb, saved_at = app.now()
        WHERE set_id = ${setId} AND member_id = ${memberId} RETURNING ${columns}`,
  )
  return row && setOf(row)
}

/** False if the member has no such set. */
export async function deleteSet(tx: Tx, memberId: string, setId: string): Promise<boolean> {
  return (
    (await run(tx, sql`DELETE FROM lottery.number_set WHERE set_id = ${setId} AND member_id = ${memberId}`)) >
    0n
  )
}
