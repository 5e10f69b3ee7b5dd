/** Fixtures that wait for their settlement, each leased to the process that does it. */
import { firstOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type { FixtureFacts } from '../../../../kernel/sports/facts.ts'

const until = (ms: number) => sql`app.now() + ${ms}::float8 * interval '1 millisecond'`

/**
 * A fixture with a result that nobody has settled, with a period that has ended since it was looked at, or
 * with a market that became void.
 */
export async function takeFixture(reader: Reader, leaseMs: number): Promise<string | undefined> {
  const row = await firstOf(
    reader,
    sql<{ fixture_id: string }>`
    INSERT INTO sports.settling AS s (fixture_id, leased_until)
    SELECT w.fixture_id, ${until(leaseMs)} FROM (
      SELECT r.fixture_id FROM sports.result r WHERE r.state = 'CONFIRMED' AND r.settled_at IS NULL
      UNION ALL
      SELECT f.fixture_id FROM sports.fixture f LEFT JOIN sports.settling t USING (fixture_id)
      WHERE f.status IN ('LIVE', 'INTERRUPTED', 'ENDED') AND jsonb_array_length(f.facts->'ended') > coalesce(t.ended, 0)
      UNION ALL
      SELECT t.fixture_id FROM sports.settling t WHERE t.is_asked) AS w
    LEFT JOIN sports.settling t USING (fixture_id)
    WHERE t.leased_until IS NULL OR t.leased_until <= app.now() LIMIT 1
    ON CONFLICT (fixture_id) DO UPDATE SET leased_until = excluded.leased_until
    WHERE s.leased_until IS NULL OR s.leased_until <= app.now()
    RETURNING fixture_id`,
  )
  return row?.fixture_id
}

/** Extends the lease while the work goes on, or keeps everybody from a fixture that failed for a moment. */
export async function keepFixture(reader: Reader, fixtureId: string, leaseMs: number): Promise<void> {
  await run(
    reader,
    sql`UPDATE sports.settling SET leased_until = ${until(leaseMs)} WHERE fixture_id = ${fixtureId}`,
  )
}

/** Every leg stands as the facts of `ended` periods and of this version of the result decide it. */
export async function endFixture(
  tx: Tx,
  fixtureId: string,
  { version, ended }: { version: number; ended: number },
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE sports.settling SET ended = greatest(ended, ${ended}::int), leased_until = NULL WHERE fixture_id = ${fixtureId}`,
  )
  await run(
    tx,
    sql`
    UPDATE sports.result SET settled_at = app.now()
    WHERE fixture_id = ${fixtureId} AND version <= ${version} AND state = 'CONFIRMED' AND settled_at IS NULL`,
  )
}

/** A market became void: the fixture is looked at again. */
export async function askFixture(tx: Tx, fixtureId: string): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO sports.settling (fixture_id, is_asked) VALUES (${fixtureId}, true)
    ON CONFLICT (fixture_id) DO UPDATE SET is_asked = true`,
  )
}

/** Matches whose time is over without a start, or without an end, and those that were called off. */
export interface OverdueFixture {
  readonly fixtureId: string
  readonly status: 'SCHEDULED' | 'POSTPONED' | 'INTERRUPTED' | 'ABANDONED' | 'CANCELLED'
  readonly facts: Partial<FixtureFacts>
}

/** Locked; others that are locked are left for the next look. */
export async function lockOverdue(tx: Tx, limit: number): Promise<OverdueFixture[]> {
  return rowsOf(
    tx,
    sql<{ fixtureId: string; status: OverdueFixture['status']; facts: Partial<FixtureFacts> }>`
    SELECT f.fixture_id AS "fixtureId", f.status, f.facts FROM sports.fixture f
    JOIN sports.sport s ON s.sport_code = f.sport_code
    WHERE f.kind = 'MATCH' AND f.status IN ('SCHEDULED', 'POSTPONED', 'INTERRUPTED', 'ABANDONED', 'CANCELLED')
      AND (f.status = 'CANCELLED' OR f.first_start_at <= app.now() - s.void_after_h * interval '1 hour')
      AND NOT EXISTS (SELECT FROM sports.result r WHERE r.fixture_id = f.fixture_id AND r.state = 'CONFIRMED')
    ORDER BY f.first_start_at, f.fixture_id LIMIT ${limit} FOR NO KEY UPDATE OF f SKIP LOCKED`,
  )
}
