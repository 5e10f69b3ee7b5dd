/** The database must keep what it acknowledges (RELIABILITY.md, promise 1). */
import { ConfigError } from './config.ts'
import { rowsOf, sql, type Reader } from './postgres.ts'

const NEEDED = ['fsync', 'full_page_writes', 'synchronous_commit']

/**
 * Refuses a database that may lose acknowledged money in a crash. Throws ConfigError with one sentence naming
 * the settings that are off; ALLOW_UNSAFE_DB=1 (tests) lets it pass.
 */
export async function assertDurable(
  reader: Reader,
  env: Record<string, string | undefined> = process.env,
): Promise<void> {
  if (env.ALLOW_UNSAFE_DB === '1') return
  const rows = await rowsOf(
    reader,
    sql<{
      name: string
      setting: string
    }>`SELECT name, setting FROM pg_settings WHERE name = ANY (${NEEDED}::text[])`,
  )
  const unsafe = rows
    .filter((row) => row.setting === 'off')
    .map((row) => row.name)
    .sort()
  if (unsafe.length > 0)
    throw new ConfigError(
      `The database may lose money in a crash: turn on ${unsafe.join(', ')}, or set ALLOW_UNSAFE_DB=1 for tests.`,
    )
}
