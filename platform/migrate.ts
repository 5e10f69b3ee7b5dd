/** Applies db/migrations (plain SQL, one PostgreSQL schema a module); two processes at once: one applies, one waits. */
import { fileURLToPath } from 'node:url'
import { runner } from 'node-pg-migrate'

const ownFolder = fileURLToPath(new URL('../db/migrations', import.meta.url))

/**
 * Applies what is missing with the owner's rights; answers the names of the migrations applied now. `folder` holds
 * others than this release's: what a restore applies before the rows of an older release come in.
 */
export async function migrate(ownerUrl: string, log: (line: string) => void = () => {}, folder: string = ownFolder): Promise<string[]> {
  const applied = await runner({
    databaseUrl: ownerUrl,
    dir: folder,
    direction: 'up',
    migrationsTable: 'migration',
    migrationsSchema: 'app',
    createMigrationsSchema: true,
    advisoryLockMode: 'wait',
    singleTransaction: true,
    checkOrder: false,
    log: () => {},
    logger: { debug() {}, info() {}, warn: (line: string) => log(line), error: (line: string) => log(line) },
  })
  return applied.map((migration) => migration.name)
}
