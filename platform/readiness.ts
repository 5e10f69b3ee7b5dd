/** Checks whether a database can be worked with. */
import { oneOf, sql, type Database } from './postgres.ts'

export async function isMigrated(database: Database): Promise<boolean> {
  const { is_migrated } = await oneOf(
    database.kysely,
    sql<{ is_migrated: boolean }>`SELECT count(*) > 0 AS is_migrated FROM app.migration`,
  )
  return is_migrated
}

/** Throws the driver's error if the database does not answer. */
export async function pingDatabase(database: Database): Promise<void> {
  await database.pool.query('SELECT 1')
}

/** The difference between the product's clock and the machine's. */
export async function readClockOffset(database: Database): Promise<number> {
  const { offset_ms } = await oneOf(
    database.kysely,
    sql<{ offset_ms: bigint }>`SELECT offset_ms FROM app.clock`,
  )
  return Number(offset_ms)
}
