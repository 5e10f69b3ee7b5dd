/** Past draws that nobody could bet in. */
import { firstOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

export interface PastDraw {
  readonly numero: string
  readonly opensAt: Date
  readonly closesAt: Date
  readonly drawsAt: Date
  readonly result: string
}

/** Returns the numeros that are new. */
export async function keepHistory(
  reader: Reader,
  gameCode: string,
  draws: readonly PastDraw[],
): Promise<string[]> {
  const rows = await rowsOf(
    reader,
    sql<{ numero: string }>`
    SELECT k.numero FROM lottery.keep_history(${gameCode}, ${draws.map(({ numero }) => numero)}::text[],
      ${draws.map(({ opensAt }) => opensAt)}::timestamptz[], ${draws.map(({ closesAt }) => closesAt)}::timestamptz[],
      ${draws.map(({ drawsAt }) => drawsAt)}::timestamptz[], ${draws.map(({ result }) => result)}::text[])
      AS k (numero)`,
  )
  return rows.map(({ numero }) => numero)
}

/** The hash of the file whose draws were stored last under a name. */
export async function loadedHash(reader: Reader, name: string): Promise<string | undefined> {
  const row = await firstOf(
    reader,
    sql<{ hash: string }>`SELECT hash FROM lottery.history_file WHERE name = ${name}`,
  )
  return row?.hash
}

export async function noteLoaded(tx: Tx, name: string, hash: string): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO lottery.history_file (name, hash) VALUES (${name}, ${hash})
    ON CONFLICT (name) DO UPDATE SET hash = excluded.hash, loaded_at = app.now()`,
  )
}
