import { rollUp } from '../../modules/wallet/index.ts'
import { firstOf, sql, type Database } from '../../platform/postgres.ts'

/**
 * Rolls the ledger up until its followers may read all that was posted before the call. A transfer is final
 * once no transaction of the whole server is older, and the databases of other tests live on the same one. A
 * test that keeps a transaction open itself gets what is final after two seconds.
 */
export async function rollUpAll(database: Database): Promise<void> {
  const { last } = (await firstOf(
    database.kysely,
    sql<{
      last: bigint
    }>`SELECT CASE WHEN is_called THEN last_value ELSE last_value - 1 END * 4096 AS last FROM wallet.id_block`,
  ))!
  for (let look = 0; ; look++) {
    await rollUp(database)
    const { horizon } = (await firstOf(
      database.kysely,
      sql<{ horizon: bigint }>`SELECT wallet.horizon() AS horizon`,
    ))!
    if (horizon >= last || look === 100) return rollUp(database)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
