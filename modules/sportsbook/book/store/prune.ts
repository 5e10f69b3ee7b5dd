/** What leaves the book once nobody can need it. */
import { rowsOf, run, sql, type Tx } from '../../../../platform/postgres.ts'

export interface Pruned {
  /** That were looked at. */
  fixtures: number
  /** Of those, without a bet. */
  pruned: number
  markets: number
}

/**
 * Looks at matches whose last result was confirmed before a moment, once each: no bet can be placed on them
 * any more. Those without a bet keep their row and their result, and lose markets, prices of houses,
 * incidents and what their readers were told.
 */
export async function pruneFixtures(tx: Tx, before: Date, limit: number): Promise<Pruned> {
  const rows = await rowsOf(
    tx,
    sql<{ fixture_id: string; has_bets: boolean }>`
    WITH old AS MATERIALIZED (
      SELECT f.fixture_id FROM sports.fixture f
      WHERE f.pruned_at IS NULL AND f.kind = 'MATCH' AND f.status IN ('RESULTED', 'ABANDONED', 'CANCELLED')
        AND f.start_at < ${before}
        AND (SELECT max(coalesce(r.confirmed_at, r.at)) FROM sports.result r
          WHERE r.fixture_id = f.fixture_id AND r.state = 'CONFIRMED') < ${before}
      ORDER BY f.start_at, f.fixture_id LIMIT ${limit} FOR NO KEY UPDATE OF f SKIP LOCKED)
    UPDATE sports.fixture f SET pruned_at = app.now() FROM old WHERE f.fixture_id = old.fixture_id
    RETURNING f.fixture_id, EXISTS (SELECT FROM sports.leg l WHERE l.fixture_id = f.fixture_id) AS has_bets`,
  )
  const ids = rows.filter(({ has_bets: hasBets }) => !hasBets).map(({ fixture_id: id }) => id)
  if (ids.length === 0) return { fixtures: rows.length, pruned: 0, markets: 0 }
  const topics = ids.map((id) => `fixture:${id}`)
  await run(tx, sql`DELETE FROM sports.house_line WHERE fixture_id = ANY (${ids}::text[])`)
  await run(
    tx,
    sql`
    DELETE FROM sports.exposure e USING sports.market m
    WHERE m.fixture_id = ANY (${ids}::text[]) AND e.market_no = m.market_no AND e.bets = 0`,
  )
  const markets = await run(tx, sql`DELETE FROM sports.market WHERE fixture_id = ANY (${ids}::text[])`)
  await run(tx, sql`DELETE FROM sports.incident WHERE fixture_id = ANY (${ids}::text[])`)
  await run(tx, sql`DELETE FROM sports.told WHERE topic = ANY (${topics}::text[])`)
  return { fixtures: rows.length, pruned: ids.length, markets: Number(markets) }
}
