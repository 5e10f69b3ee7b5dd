/** That bets on sports and the ledger say the same (`npm run audit`). */
import { oneOf, sql, type Reader } from '../../../../platform/postgres.ts'

export interface SportProof {
  readonly ok: boolean
  readonly detail: string
}

/**
 * Each bet is one round of its member: its stake, what it paid, what it counts and how often it was settled.
 * And what houses hold on selections is what their open bets hold.
 */
export async function proveSportBets(reader: Reader): Promise<SportProof[]> {
  const { wrong } = await oneOf(
    reader,
    sql<{ wrong: bigint }>`
    WITH round AS (
      SELECT r.*, o.owner_id, v.amount AS valid, v.bonus_amount, v.version FROM wallet.round r
      JOIN wallet.scope s ON s.scope_no = r.vendor_no AND s.scope IN ('vendor:TCG_SPORT', 'vendor:TCG_ESPORT')
      JOIN wallet.owner o ON o.owner_no = r.owner_no AND o.shard = r.shard
      LEFT JOIN wallet.round_valid v ON v.round_no = r.round_no AND v.shard = r.shard
      WHERE NOT r.is_free)
    SELECT count(*) AS wrong FROM round r
    FULL JOIN sports.bet b ON b.bet_id = r.round_id AND b.member_id = r.owner_id
    WHERE CASE
      WHEN b.bet_id IS NULL OR r.round_no IS NULL THEN true
      WHEN b.state = 'REJECTED' THEN r.state <> 2
      WHEN b.state IN ('PENDING', 'ACCEPTED') AND b.version = 0
        THEN (r.state, r.stake_real + r.stake_bonus, r.win_amount) IS DISTINCT FROM (0::smallint, b.stake, b.cashed_amount)
      ELSE (r.state, r.stake_real + r.stake_bonus, r.win_amount, r.valid, r.bonus_amount, r.version)
        IS DISTINCT FROM (1::smallint, b.stake, b.payout, b.valid, b.bonus_valid, b.version) END`,
  )
  const { wrong: held } = await oneOf(
    reader,
    sql<{ wrong: bigint }>`
    SELECT count(*) AS wrong FROM sports.exposure e
    FULL JOIN (
      SELECT b.merchant_id, l.market_no, l.code, sum(b.held_stake)::bigint AS stake, sum(b.held_payout)::bigint AS payout
      FROM sports.bet b JOIN sports.leg l USING (bet_id) WHERE b.held_stake > 0 GROUP BY 1, 2, 3) AS h
      USING (merchant_id, market_no, code)
    WHERE (coalesce(e.stake, 0), coalesce(e.payout, 0)) <> (coalesce(h.stake, 0), coalesce(h.payout, 0))`,
  )
  return [
    {
      ok: wrong === 0n,
      detail:
        wrong === 0n
          ? 'every bet on sports equals its round'
          : `${wrong} bets on sports differ from their rounds`,
    },
    {
      ok: held === 0n,
      detail:
        held === 0n
          ? 'houses hold on selections what their bets hold'
          : `${held} selections hold something else than their bets`,
    },
  ]
}
