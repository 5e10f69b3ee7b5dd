/** Waiting live bets and the ends of open ones: states of bets, and what is given back with them. */
import { rowsOf, run, sql, type Tx } from '../../../../platform/postgres.ts'
import type { RefuseCause } from '../../../../contract/shared/sports-refusals.ts'
import type { BetState } from '../../../../kernel/sports/words.ts'
import type { RejectCause } from '../rules/live.ts'

export interface StateRow {
  bet_id: string
  member_id: string
  state: BetState
}

/** Locks bets in the order of their ids, behind fixtures and before accounts. */
export function lockBets(tx: Tx, betIds: readonly string[]): Promise<StateRow[]> {
  return rowsOf(
    tx,
    sql<StateRow>`
    SELECT bet_id, member_id, state FROM sports.bet WHERE bet_id = ANY (${betIds}::text[])
    ORDER BY bet_id FOR NO KEY UPDATE`,
  )
}

/**
 * Their stakes went back in this transaction, and so does what stood of them in the member's sums. Returns
 * whose they are.
 */
export async function markRejected(
  tx: Tx,
  rejected: readonly { betId: string; reason: string; cause: RejectCause | null }[],
): Promise<{ betId: string; merchantId: string; memberId: string }[]> {
  const marks = rejected.map(({ betId, reason, cause }) => ({ betId, reason, cause }))
  const rows = await rowsOf(
    tx,
    sql<{ bet_id: string; merchant_id: string; member_id: string }>`
    WITH marked AS (
      UPDATE sports.bet b SET state = 'REJECTED', reject_reason = s.reason, reject_cause = s.cause,
        settled_at = app.now(), leased_until = NULL
      FROM jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) AS s ("betId" text, reason text, cause jsonb)
      WHERE b.bet_id = s."betId" AND b.state = 'PENDING'
      RETURNING b.bet_id, b.merchant_id, b.member_id, b.kind, b.stake),
    sums AS (
      SELECT m.member_id, l.fixture_id, sum(m.stake)::bigint AS amount FROM marked m
      JOIN sports.leg l ON l.bet_id = m.bet_id WHERE m.kind = 'SINGLE' GROUP BY m.member_id, l.fixture_id),
    lowered AS (
      UPDATE sports.member_tally t SET amount = t.amount - s.amount FROM sums s
      WHERE t.member_id = s.member_id AND t.subject = s.fixture_id)
    SELECT bet_id, merchant_id, member_id FROM marked`,
  )
  await giveBackHeld(
    tx,
    rejected.map(({ betId }) => betId),
  )
  return rows.map((row) => ({ betId: row.bet_id, merchantId: row.merchant_id, memberId: row.member_id }))
}

/** Keeps which trader refused a bet, and for what. */
export async function markRefused(
  tx: Tx,
  betId: string,
  { by, cause }: { by: string; cause: RefuseCause },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE sports.bet SET refused_by = ${by}, refuse_cause = ${cause} WHERE bet_id = ${betId}`,
  )
}

/**
 * Gives back what bets hold of the exposure of their markets: bets that are rejected, cashed out or settled.
 * The same again changes nothing. Selections are locked in the order of their keys, behind the accounts.
 */
export async function giveBackHeld(tx: Tx, betIds: readonly string[]): Promise<void> {
  if (betIds.length === 0) return
  await run(
    tx,
    sql`
    WITH freed AS (
      SELECT b.bet_id, b.merchant_id, b.held_stake, b.held_payout FROM sports.bet b
      WHERE b.bet_id = ANY (${betIds}::text[]) AND b.held_stake > 0),
    cleared AS (
      UPDATE sports.bet b SET held_stake = 0, held_payout = 0 FROM freed f WHERE b.bet_id = f.bet_id),
    changes AS (
      SELECT f.merchant_id, l.market_no, l.code, sum(f.held_stake)::bigint AS stake, sum(f.held_payout)::bigint AS payout,
             count(*)::int AS bets
      FROM freed f JOIN sports.leg l ON l.bet_id = f.bet_id GROUP BY f.merchant_id, l.market_no, l.code),
    locked AS (
      SELECT e.merchant_id, e.market_no, e.code, c.stake, c.payout, c.bets
      FROM sports.exposure e JOIN changes c USING (merchant_id, market_no, code)
      ORDER BY e.merchant_id, e.market_no, e.code FOR UPDATE OF e)
    UPDATE sports.exposure e SET stake = e.stake - c.stake, payout = e.payout - c.payout, bets = e.bets - c.bets
    FROM locked c WHERE e.merchant_id = c.merchant_id AND e.market_no = c.market_no AND e.code = c.code`,
  )
}

/** A part of a bet was cashed out: from now on its legs hold what the rest may pay. */
export async function lowerHeld(
  tx: Tx,
  bet: { betId: string; merchantId: string; stake: bigint; payout: bigint },
): Promise<void> {
  await run(
    tx,
    sql`
    WITH before AS (SELECT held_stake, held_payout FROM sports.bet WHERE bet_id = ${bet.betId} AND held_stake > 0),
    lowered AS (
      UPDATE sports.bet SET held_stake = ${bet.stake}, held_payout = ${bet.payout}
      WHERE bet_id = ${bet.betId} AND held_stake > 0),
    locked AS (
      SELECT e.market_no, e.code, b.held_stake - ${bet.stake} AS stake, b.held_payout - ${bet.payout} AS payout
      FROM before b CROSS JOIN sports.leg l
      JOIN sports.exposure e ON e.merchant_id = ${bet.merchantId} AND e.market_no = l.market_no AND e.code = l.code
      WHERE l.bet_id = ${bet.betId} ORDER BY e.market_no, e.code FOR UPDATE OF e)
    UPDATE sports.exposure e SET stake = e.stake - c.stake, payout = e.payout - c.payout
    FROM locked c WHERE e.merchant_id = ${bet.merchantId} AND e.market_no = c.market_no AND e.code = c.code`,
  )
}
