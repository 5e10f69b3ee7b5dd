/**
 * Open fixtures of sports of which a feed may no longer speak: they are not sold, and their bets wait for
 * their results.
 */
import { rowsOf, sql, type Tx } from '../../../../platform/postgres.ts'
import { openStatuses } from '../../book/door.ts'

const ids = (rows: readonly { fixture_id: string }[]): string[] =>
  rows.map(({ fixture_id: fixtureId }) => fixtureId)

/** Takes those of other sports than these off sale; no sports are all of them. Returns the fixtures. */
export async function dropOthers(tx: Tx, provider: string, sportCodes: readonly string[]): Promise<string[]> {
  return ids(
    await rowsOf(
      tx,
      sql<{ fixture_id: string }>`
      WITH open AS MATERIALIZED (
        SELECT fixture_id FROM sports.fixture
        WHERE provider = ${provider} AND status IN ${openStatuses}
          AND cardinality(${[...sportCodes]}::text[]) > 0 AND sport_code <> ALL (${[...sportCodes]}::text[])
          AND suspended_for IS DISTINCT FROM 'DROPPED'
        ORDER BY fixture_id FOR NO KEY UPDATE)
      UPDATE sports.fixture f SET suspended_for = 'DROPPED', version = f.version + 1
      FROM open WHERE f.fixture_id = open.fixture_id RETURNING f.fixture_id`,
    ),
  )
}

/** Those that were dropped and are of these sports wait for a snapshot. Returns them. */
export async function takeBack(tx: Tx, provider: string, sportCodes: readonly string[]): Promise<string[]> {
  return ids(
    await rowsOf(
      tx,
      sql<{ fixture_id: string }>`
      WITH dropped AS MATERIALIZED (
        SELECT fixture_id FROM sports.fixture
        WHERE provider = ${provider} AND status IN ${openStatuses}
          AND suspended_for = 'DROPPED'
          AND (cardinality(${[...sportCodes]}::text[]) = 0 OR sport_code = ANY (${[...sportCodes]}::text[]))
        ORDER BY fixture_id FOR NO KEY UPDATE)
      UPDATE sports.fixture f SET suspended_for = 'FEED', version = f.version + 1
      FROM dropped WHERE f.fixture_id = dropped.fixture_id RETURNING f.fixture_id`,
    ),
  )
}
