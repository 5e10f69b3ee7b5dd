/** Rows of results: what feed, desk and clock say that fixtures came to. */
import type { ResultSource, ResultState } from '../../../../contract/shared/sports-results.ts'
import type { FixtureFacts } from '../../../../kernel/sports/facts.ts'
import { oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import { wholeFacts } from './fixture.ts'

export interface FreshResult {
  readonly facts: FixtureFacts
  readonly source: ResultSource
  readonly state: ResultState
  readonly madeBy: string
  readonly checkedBy?: string
  readonly reason: string
}

/** As the next version; the fixture is locked. */
export async function insertResult(tx: Tx, fixtureId: string, result: FreshResult): Promise<number> {
  const { version } = await oneOf(
    tx,
    sql<{ version: number }>`
    INSERT INTO sports.result (fixture_id, version, facts, source, state, made_by, checked_by, reason, confirmed_at)
    SELECT ${fixtureId}, coalesce(max(version), 0) + 1, ${JSON.stringify(result.facts)}::jsonb, ${result.source},
      ${result.state}, ${result.madeBy}, ${result.checkedBy ?? null}, ${result.reason},
      CASE WHEN ${result.state}::text = 'CONFIRMED' THEN app.now() END
    FROM sports.result WHERE fixture_id = ${fixtureId} RETURNING version`,
  )
  return version
}

export interface StoredResult {
  readonly fixtureId: string
  readonly version: number
  readonly facts: FixtureFacts
  readonly source: ResultSource
  readonly state: ResultState
  readonly madeBy: string
  readonly checkedBy: string | null
  readonly reason: string
  readonly at: Date
  readonly confirmedAt: Date | null
  readonly settledAt: Date | null
}

/** Of these fixtures, the newest version first. */
export async function resultsOf(reader: Reader, fixtureIds: readonly string[]): Promise<StoredResult[]> {
  if (fixtureIds.length === 0) return []
  const rows = await rowsOf(
    reader,
    sql<{
      fixture_id: string
      version: number
      facts: Partial<FixtureFacts>
      source: ResultSource
      state: ResultState
      made_by: string
      checked_by: string | null
      reason: string
      at: Date
      confirmed_at: Date | null
      settled_at: Date | null
    }>`
    SELECT fixture_id, version, facts, source, state, made_by, checked_by, reason, at, confirmed_at, settled_at
    FROM sports.result WHERE fixture_id = ANY (${fixtureIds}::text[]) ORDER BY fixture_id, version DESC`,
  )
  return rows.map((row) => ({
    fixtureId: row.fixture_id,
    version: row.version,
    facts: wholeFacts(row.facts),
    source: row.source,
    state: row.state,
    madeBy: row.made_by,
    checkedBy: row.checked_by,
    reason: row.reason,
    at: row.at,
    confirmedAt: row.confirmed_at,
    settledAt: row.settled_at,
  }))
}

export async function decideEntered(
  tx: Tx,
  { fixtureId, version }: Pick<StoredResult, 'fixtureId' | 'version'>,
  decided: { state: 'CONFIRMED' | 'REJECTED'; by: string; reason?: string | undefined },
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE sports.result SET state = ${decided.state}, checked_by = ${decided.by},
      reason = CASE WHEN ${decided.reason ?? ''} = '' THEN reason ELSE ${decided.reason ?? ''} END,
      confirmed_at = CASE WHEN ${decided.state}::text = 'CONFIRMED' THEN app.now() END,
      settled_at = CASE WHEN ${decided.state}::text = 'REJECTED' THEN app.now() END
    WHERE fixture_id = ${fixtureId} AND version = ${version} AND state = 'ENTERED'`,
  )
}

/** What its maker or a later entry replaces. */
export async function dropEntered(tx: Tx, fixtureId: string): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE sports.result SET state = 'REJECTED', settled_at = app.now()
    WHERE fixture_id = ${fixtureId} AND state = 'ENTERED'`,
  )
}
