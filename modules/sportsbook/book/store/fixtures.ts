/** Changes of a fixture that no feed makes. */
import { run, sql, type Tx } from '../../../../platform/postgres.ts'

export async function suspend(tx: Tx, fixtureId: string, reason: string | null): Promise<boolean> {
  return (
    (await run(
      tx,
      sql`
      UPDATE sports.fixture SET suspended_for = ${reason}, version = version + 1
      WHERE fixture_id = ${fixtureId} AND suspended_for IS DISTINCT FROM ${reason}`,
    )) > 0n
  )
}
