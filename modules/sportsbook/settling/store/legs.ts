/** Legs of a fixture, decided by set. */
import type { MarketType, Period } from '../../../../kernel/sports/words.ts'
import { oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type { DecidedKind, LegKind } from '../rules/decide.ts'

/** What was bet on in a fixture: legs are many, kinds of legs are few. */
export async function kindsOf(reader: Reader, fixtureId: string): Promise<LegKind[]> {
  const rows = await rowsOf(
    reader,
    sql<{
      market_no: bigint
      type_code: MarketType
      period: Period
      line_q: number | null
      code: string
      score_home: number | null
      score_away: number | null
    }>`
    SELECT DISTINCT market_no, type_code, period, line_q, code, score_home, score_away FROM sports.leg
    WHERE fixture_id = ${fixtureId}`,
  )
  return rows.map((row) => ({
    marketNo: row.market_no,
    typeCode: row.type_code,
    period: row.period,
    lineQ: row.line_q,
    code: row.code,
    scoreAtBet:
      row.score_home === null || row.score_away === null
        ? null
        : { home: row.score_home, away: row.score_away },
  }))
}

/** Marks single bets of members who stand on several selections of a market; it has closed. */
export async function markOpposites(reader: Reader, fixtureId: string): Promise<void> {
  await run(
    reader,
    sql`
    WITH single AS (
      SELECT b.bet_id, b.member_id, l.market_no, l.code FROM sports.leg l JOIN sports.bet b USING (bet_id)
      WHERE l.fixture_id = ${fixtureId} AND b.kind = 'SINGLE' AND b.state <> 'REJECTED' AND NOT b.has_opposite
    ), opposed AS (
      SELECT member_id, market_no FROM single GROUP BY 1, 2 HAVING min(code) <> max(code)
    )
    UPDATE sports.bet b SET has_opposite = true
    FROM single s JOIN opposed o USING (member_id, market_no) WHERE b.bet_id = s.bet_id`,
  )
}

/**
 * Decides a chunk of the fixture's legs, of bets after `after`, and notes their bets as due where that
 * decides them: an open one without an open leg or with a lost one, and a settled one with a leg that came
 * to something else. A leg that a higher version has decided stays. Returns the last bet of the chunk; null:
 * there were none.
 */
export async function decideLegs(
  tx: Tx,
  fixtureId: string,
  version: number,
  decided: readonly DecidedKind[],
  after: string,
  limit: number,
): Promise<{ last: string | null; legs: number; decided: number }> {
  const row = await oneOf(
    tx,
    sql<{ last: string | null; legs: number; decided: number }>`
    WITH decided AS MATERIALIZED (
      SELECT * FROM unnest(
        ${decided.map(({ marketNo }) => marketNo)}::bigint[], ${decided.map(({ code }) => code)}::text[],
        ${decided.map(({ scoreAtBet }) => scoreAtBet?.home ?? null)}::int[],
        ${decided.map(({ scoreAtBet }) => scoreAtBet?.away ?? null)}::int[],
        ${decided.map(({ result }) => result)}::text[], ${decided.map(({ sharedBy }) => sharedBy)}::int[])
        AS d(market_no, code, score_home, score_away, result, shared_by)
    ), near AS MATERIALIZED (
      SELECT l.bet_id, l.leg_no, l.market_no, l.code, l.score_home, l.score_away, l.result, l.shared_by
      FROM sports.leg l WHERE l.fixture_id = ${fixtureId} AND l.bet_id > ${after} ORDER BY l.bet_id LIMIT ${limit}
    ), held AS MATERIALIZED (
      -- The bets are locked in their order: two fixtures share parlays.
      SELECT n.bet_id, n.leg_no, n.result AS before, d.result AS after, d.shared_by,
             b.vendor, b.member_id, b.state, b.open_legs
      FROM near n
      JOIN decided d ON d.market_no = n.market_no AND d.code = n.code
        AND d.score_home IS NOT DISTINCT FROM n.score_home AND d.score_away IS NOT DISTINCT FROM n.score_away
      JOIN sports.bet b ON b.bet_id = n.bet_id
      WHERE (n.result, n.shared_by) IS DISTINCT FROM (d.result, d.shared_by)
      ORDER BY b.bet_id FOR NO KEY UPDATE OF b
    ), changed AS (
      UPDATE sports.leg l SET result = h.after, shared_by = h.shared_by, result_version = ${version}::int
      FROM held h
      WHERE l.bet_id = h.bet_id AND l.leg_no = h.leg_no AND l.result IS NOT DISTINCT FROM h.before
        AND l.result_version <= ${version}::int
      RETURNING h.*, (h.after IS NULL)::int - (h.before IS NULL)::int AS opened
    ), counted AS (
      UPDATE sports.bet b SET open_legs = b.open_legs + c.opened FROM changed c
      WHERE b.bet_id = c.bet_id AND c.opened <> 0
    ), due AS (
      INSERT INTO sports.due_bet (vendor, member_id, bet_id)
      SELECT c.vendor, c.member_id, c.bet_id FROM changed c
      WHERE (c.state = 'ACCEPTED' AND (c.open_legs + c.opened <= 0 OR c.after = 'LOSE'))
        OR (c.state = 'SETTLED' AND c.before IS NOT NULL)
      ORDER BY 1, 2, 3 ON CONFLICT DO NOTHING
    )
    SELECT max(n.bet_id) AS last, count(*)::int AS legs, (SELECT count(*) FROM changed)::int AS decided FROM near n`,
  )
  return row
}
