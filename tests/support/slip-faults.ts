/** What must hold between slips, their money and what houses hold on selections. */
import { balancesOfMany } from '../../modules/wallet/index.ts'
import { rowsOf, sql, type Database } from '../../platform/postgres.ts'

/**
 * What is wrong between bets and ledger: bets without their money, money without its bet, rounds that differ
 * from their bets, exposure and sums that differ from what open bets add up to, and members who hold
 * something else than their bets left them.
 */
export async function slipFaults(
  database: Database,
  openings: ReadonlyMap<string, bigint>,
): Promise<string[]> {
  const faults = await rowsOf(
    database.kysely,
    sql<{ fault: string }>`
    WITH money AS (
      SELECT t.key AS bet_id, t.txn_id::text AS wallet_txn, o.owner_id AS member_id, l.amount, r.state, r.win_amount,
             EXISTS (SELECT FROM wallet.transfer x WHERE x.reverses_txn_id = t.txn_id) AS is_back
      FROM wallet.transfer t
      JOIN wallet.scope v ON v.scope_no = t.scope_no AND v.scope IN ('vendor:TCG_SPORT', 'vendor:TCG_ESPORT')
      JOIN wallet.round r ON r.round_no = t.round_no AND r.shard = t.shard
      JOIN wallet.owner o ON o.owner_no = r.owner_no AND o.shard = r.shard
      CROSS JOIN LATERAL (SELECT sum(x.amount)::bigint AS amount FROM wallet.transfer x WHERE x.id >= t.txn_id AND x.id < t.txn_id + 8 AND x.txn_id = t.txn_id AND x.code = 1) AS l
      WHERE t.kind = 1)
    SELECT coalesce(m.bet_id, b.bet_id) || ': ' || coalesce(m::text, 'no money') || ' against ' || coalesce(b::text, 'no bet') AS fault
    FROM money m FULL JOIN sports.bet b USING (bet_id)
    WHERE (m.wallet_txn, m.member_id, m.amount, m.is_back, m.state, m.win_amount) IS DISTINCT FROM (
      b.wallet_txn, b.member_id, b.stake, b.state = 'REJECTED',
      (CASE b.state WHEN 'REJECTED' THEN 2 WHEN 'PENDING' THEN 0 WHEN 'ACCEPTED' THEN 0 ELSE 1 END)::smallint,
      CASE b.state WHEN 'SETTLED' THEN b.payout ELSE b.cashed_amount END)
    UNION ALL
    SELECT b.bet_id || ' has ' || l.count || ' legs' FROM sports.bet b
    CROSS JOIN LATERAL (SELECT count(*) AS count FROM sports.leg l WHERE l.bet_id = b.bet_id) AS l
    WHERE l.count <> CASE b.kind WHEN 'SINGLE' THEN 1 ELSE l.count END OR l.count = 0
    UNION ALL
    SELECT coalesce(e.market_no, s.market_no) || ' ' || coalesce(e.code, s.code) || ' holds ' || coalesce(e::text, 'nothing') || ' instead of ' || coalesce(s::text, 'nothing')
    FROM (SELECT market_no, code, stake, payout, bets FROM sports.exposure WHERE stake <> 0 OR payout <> 0 OR bets <> 0) AS e
    FULL JOIN (
      SELECT l.market_no, l.code, sum(b.held_stake)::bigint AS stake, sum(b.held_payout)::bigint AS payout, count(*)::int AS bets
      FROM sports.bet b JOIN sports.leg l USING (bet_id) WHERE b.held_stake > 0 GROUP BY 1, 2) AS s USING (market_no, code)
    WHERE (e.stake, e.payout, e.bets) IS DISTINCT FROM (s.stake, s.payout, s.bets)
    UNION ALL
    SELECT b.bet_id || ' holds ' || b.held_stake || ' in state ' || b.state FROM sports.bet b
    WHERE b.held_stake <> CASE WHEN b.state IN ('PENDING', 'ACCEPTED') THEN b.stake - b.cashed_stake ELSE 0 END
    UNION ALL
    SELECT t.member_id || ' has ' || t.amount || ' on ' || t.subject FROM sports.member_tally t
    WHERE t.subject NOT LIKE 'day:%' AND t.amount <> (
      SELECT coalesce(sum(b.stake), 0) FROM sports.bet b JOIN sports.leg l USING (bet_id)
      WHERE b.member_id = t.member_id AND l.fixture_id = t.subject AND b.kind = 'SINGLE' AND b.state <> 'REJECTED')`,
  )
  const changes = await rowsOf(
    database.kysely,
    sql<{ member_id: string; change: bigint }>`
    SELECT member_id, sum(CASE state WHEN 'REJECTED' THEN 0 WHEN 'SETTLED' THEN payout - stake ELSE cashed_amount - stake END)::bigint AS change
    FROM sports.bet GROUP BY member_id`,
  )
  const due = new Map(changes.map((row) => [row.member_id, row.change]))
  const held = await balancesOfMany(database.kysely, [...openings.keys()])
  const wrong = [...openings].flatMap(([memberId, opening]) => {
    const { main, bonus, receivable } = held.get(memberId)!
    const expected = opening + (due.get(memberId) ?? 0n)
    return main + bonus - receivable === expected
      ? []
      : [`${memberId} holds ${main + bonus - receivable} instead of ${expected}`]
  })
  return faults.map(({ fault }) => fault).concat(wrong)
}
